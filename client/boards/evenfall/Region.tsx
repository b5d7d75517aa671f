import { placeOf, regionOf, stoneOf } from '#shared/games/evenfall/content/index.ts'
import { regionCell } from '#shared/games/evenfall/figures.ts'
import { inColour } from '../../ui/SeatBadge.tsx'
import { times } from './art.ts'
import { LargePlace, LargeRegion, PlaceFace, placeText } from './Cards.tsx'
import { Cell } from './Cell.tsx'
import { battleAt, Fight } from './Fight.tsx'
import { EffectSigns, goodsText } from './Goods.tsx'
import { Hat } from './Hat.tsx'
import { lookOf, nameOfParty } from './looks.ts'
import { usePlay } from './play.ts'
import { RegionArt } from './region-art.tsx'
import { Sign, StoneMark } from './Sprite.tsx'
import { Target } from './Target.tsx'
import { figuresIn, parties, type RegionView } from './table.ts'
import { boardText, nameOf } from './words.ts'

/** A region: its figures, its action cells, the rewards of a battle, its stones and its places. */
export function Region({ region }: { readonly region: RegionView }) {
  const play = usePlay()
  const { language } = play
  const { id } = region
  const fight = battleAt(play) === id
  return (
    <section className={`ev-region r-${id} ${fight ? 'battle' : ''}`} aria-label={nameOf(id, language)}>
      <RegionArt region={id} />
      <div className="ev-arch">
        <Target target={id} label={nameOf(id, language)} className="ev-banner" peek={() => <LargeRegion region={id} language={language} />}>
          {nameOf(id, language)}
        </Target>
        {fight ? <Fight region={region} /> : <Crowd region={region} />}
        <Tiers region={region} />
        <Stones region={region} />
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
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are identified by their order
          <li key={n}>{place === '' ? <span className="ev-noplace" title={boardText('freeSlot', language)} /> : <Window place={place} />}</li>
        ))}
      </ul>
    </section>
  )
}

function Window({ place }: { readonly place: string }) {
  const { view, language, selectable } = usePlay()
  const name = nameOf(place, language)
  const found = selectable.has(place) ? boardText('find', language, { name, n: placeOf(place).witches }) : name
  return (
    <Target
      target={place}
      label={`${found}. ${placeText(view, place, language)}`}
      className="ev-window"
      peek={() => <LargePlace view={view} place={place} language={language} />}
    >
      <PlaceFace view={view} place={place} price />
      <span className="name">{nameOf(place, language)}</span>
    </Target>
  )
}

/** The large cell: the figures of all parties, and how many each party has in the whole region. */
function Crowd({ region }: { readonly region: RegionView }) {
  const play = usePlay()
  const { view, language } = play
  const here = parties(view).filter((party) => figuresIn(region, party) > 0)
  return (
    <ul className="ev-crowd">
      {here.map((party) => {
        const { witches = 0, elders = 0 } = region.crowd[party] ?? {}
        const n = figuresIn(region, party)
        const label = boardText('strength', language, { name: nameOfParty(play, party), n })
        const seatStyle = lookOf(play, party)
        return (
          <li key={party} className={witches + elders === 0 ? 'oncells' : ''} style={inColour(seatStyle.colour)} title={label}>
            {times(witches).map((nth) => (
              <Hat key={`w${nth}`} kind="witch" seatStyle={seatStyle} />
            ))}
            {times(elders).map((nth) => (
              <Hat key={`e${nth}`} kind="elder" seatStyle={seatStyle} />
            ))}
            {witches + elders === 0 && <Hat kind="witch" seatStyle={seatStyle} />}
            <b>{n}</b>
            <span className="vh">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The three rewards, by strength. */
function Tiers({ region }: { readonly region: RegionView }) {
  const { language, selected } = usePlay()
  return (
    <ol className="ev-tiers">
      {regionOf(region.id).rewards.map(({ at, reward }) => {
        const label = boardText('reward', language, { n: at, goods: goodsText(reward, language) })
        const body = (
          <>
            <b>{at}</b>
            <EffectSigns effect={reward} />
          </>
        )
        return (
          <li key={at}>
            {selected[0] === region.id ? (
              <Target target={String(at)} label={label} className="ev-tier">
                {body}
              </Target>
            ) : (
              <span className="ev-tier" title={label}>
                {body}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The stones for the winners. */
function Stones({ region }: { readonly region: RegionView }) {
  const { language } = usePlay()
  return (
    <div className="ev-stones">
      {regionOf(region.id).winnerTakesFirstPlayer && (
        <span title={boardText('winnerFirst', language)}>
          <Sign name="first" />
        </span>
      )}
      {region.stones.map((stone) => (
        <Target key={stone} target={stone} label={boardText('stone', language, { name: nameOf(stone, language) })} className="ev-stone">
          <StoneMark kind={stoneOf(stone).kind} />
        </Target>
      ))}
    </div>
  )
}
