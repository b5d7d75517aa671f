import { regionOf, stoneOf } from '#shared/games/evenfall/content/index.ts'
import { regionCell } from '#shared/games/evenfall/figures.ts'
import { inColour } from '../../ui/Mark.tsx'
import { times } from './art.ts'
import { LargePlace, LargeRegion, PlaceFace, placeText } from './Cards.tsx'
import { Cell } from './Cell.tsx'
import { EffectSigns } from './Goods.tsx'
import { Hat } from './Hat.tsx'
import { lookOf, nameOfParty } from './looks.ts'
import { usePlay } from './play.ts'
import { Sign, StoneMark } from './Sprite.tsx'
import { Thing } from './Thing.tsx'
import { figuresIn, parties, type RegionView } from './table.ts'
import { nameOf, tell } from './words.ts'

/** A region: who stands there, its action cells, what a battle brings, its stones and its places. */
export function Region({ region }: { readonly region: RegionView }) {
  const { view, language } = usePlay()
  const { id } = region
  const fought = view.phase === 'battle'
  return (
    <section className={`ev-region r-${id} ${fought ? 'battle' : ''}`} aria-label={nameOf(id, language)}>
      <div className="ev-arch">
        <Thing thing={id} label={nameOf(id, language)} className="ev-banner" peek={() => <LargeRegion region={id} language={language} />}>
          {nameOf(id, language)}
        </Thing>
        <Crowd region={region} />
        <Rewards region={region} />
        <div className="ev-cells">
          {region.cells.map((owner, n) => (
            <Cell
              key={regionCell(id, n + 1)}
              cell={regionCell(id, n + 1)}
              name={nameOf(id, language)}
              figure={owner >= 0 ? 'witch' : ''}
              owner={owner}
            />
          ))}
          <span className="ev-does">
            <EffectSigns effect={regionOf(id).cellEffect} />
          </span>
        </div>
      </div>
      <ul className="ev-windows">
        {region.slots.map((place, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the row
          <li key={n}>{place === '' ? <span className="ev-noplace" title={tell('freeSlot', language)} /> : <Window place={place} />}</li>
        ))}
      </ul>
    </section>
  )
}

function Window({ place }: { readonly place: string }) {
  const { view, language } = usePlay()
  return (
    <Thing
      thing={place}
      label={`${nameOf(place, language)}. ${placeText(view, place, language)}`}
      className="ev-window"
      peek={() => <LargePlace view={view} place={place} language={language} />}
    >
      <PlaceFace view={view} place={place} price />
      <span className="name">{nameOf(place, language)}</span>
    </Thing>
  )
}

/** The big cell: every figure, and beneath how many each party has in the region. */
function Crowd({ region }: { readonly region: RegionView }) {
  const play = usePlay()
  const { view, language } = play
  const here = parties(view).filter((party) => figuresIn(region, party) > 0)
  return (
    <div className="ev-crowd">
      <div className="hats">
        {parties(view).flatMap((party) => {
          const { witches = 0, elders = 0 } = region.crowd[party] ?? {}
          return [
            ...times(witches).map((n) => <Hat key={`w${party}${n}`} kind="witch" look={lookOf(play, party)} />),
            ...times(elders).map((n) => <Hat key={`e${party}${n}`} kind="elder" look={lookOf(play, party)} />),
          ]
        })}
      </div>
      <ul className="sums">
        {here.map((party) => {
          const n = figuresIn(region, party)
          const label = tell('strength', language, { name: nameOfParty(play, party), n })
          return (
            <li key={party} style={inColour(lookOf(play, party).colour)} title={label}>
              <Hat kind="witch" look={lookOf(play, party)} />
              <b>{n}</b>
              <span className="vh">{label}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Three rewards by strength, and the stones that winners take. */
function Rewards({ region }: { readonly region: RegionView }) {
  const play = usePlay()
  const { language, picked } = play
  const { rewards, winnerTakesFirstPlayer } = regionOf(region.id)
  const mayPick = picked[0] === region.id
  return (
    <div className="ev-spoils">
      <ol>
        {rewards.map(({ at, reward }) => (
          <li key={at} className={`tier ${mayPick && play.lit.has(String(at)) ? 'open' : ''}`}>
            {mayPick ? (
              <Thing thing={String(at)} label={tell('reward', language, { n: at, goods: '' })} className="ev-tier">
                <b>{at}</b>
                <EffectSigns effect={reward} />
              </Thing>
            ) : (
              <span className="ev-tier">
                <b>{at}</b>
                <EffectSigns effect={reward} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className="ev-stones">
        {winnerTakesFirstPlayer && (
          <span title={tell('winnerFirst', language)}>
            <Sign name="first" />
          </span>
        )}
        {region.stones.map((stone) => (
          <Thing key={stone} thing={stone} label={tell('stone', language, { name: nameOf(stone, language) })} className="ev-stone">
            <StoneMark kind={stoneOf(stone).kind} />
          </Thing>
        ))}
      </div>
    </div>
  )
}
