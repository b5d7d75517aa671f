import type { ReactNode } from 'react'
import { cardOf, type Keyword, placeOf, type RegionId, type Ritual, regionOf, type Specialist } from '#shared/games/evenfall/content/index.ts'
import type { Language } from '#shared/kernel/words.ts'
import { times } from './art.ts'
import { BagSigns, CostSigns, Count, EffectSigns } from './Goods.tsx'
import { PlaceArt } from './place-art.tsx'
import { Portrait } from './portraits.tsx'
import { RitualArt } from './ritual-art.tsx'
import { type Shape, Sign, StoneMark } from './Sprite.tsx'
import { faceAt, isPlace, isRegion, type TableView } from './table.ts'
import { boardText, councilTextOf, nameOf, textOf } from './words.ts'

type EffectType = Ritual['effect']['type'] | Specialist['specialist']['type'] | Specialist['council']['type']

const TYPES = {
  instant: ['instant', 'instant'],
  permanent: ['always', 'permanent'],
  cell: ['cell', 'cellEffect'],
  free: ['free', 'freeAction'],
  battle: ['strength', 'battle'],
  endOfRound: ['ender', 'endOfRound'],
  endOfGame: ['vp', 'endOfGame'],
} as const satisfies Readonly<Record<EffectType, readonly [Shape, string]>>

/** Shows when the effect applies, as a sign and a word. */
function When({ type, language }: { readonly type: EffectType; readonly language: Language }) {
  const [sign, word] = TYPES[type]
  return (
    <span className="ev-when">
      <Sign name={sign} />
      {boardText(word, language)}
    </span>
  )
}

const keywordOf = (keywords: readonly Keyword[]): Keyword => (keywords.length > 1 ? 'spell' : (keywords[0] ?? 'artifact'))

/** Returns the short name: `Keir, Mistress of Illusions` becomes Keir. */
export const shortName = (card: string, language: Language): string => nameOf(card, language).split(',')[0] ?? ''

export function CardArt({ card }: { readonly card: string }) {
  const { kind, of } = cardOf(card)
  return kind === 'ritual' ? <RitualArt ritual={card} keyword={keywordOf(of.keywords)} /> : <Portrait person={card} />
}

function Ribbons({ keywords, language }: { readonly keywords: readonly Keyword[]; readonly language: Language }) {
  return (
    <span className="kws">
      {keywords.map((keyword) => (
        <span key={keyword} className={`kw k-${keyword}`}>
          <Sign name={keyword} />
          {nameOf(keyword, language)}
        </span>
      ))}
    </span>
  )
}

/** The face of a card of the main deck. In `brief`, people have only their first name. */
export function CardFace({ card, language, brief = false }: { readonly card: string; readonly language: Language; readonly brief?: boolean }) {
  const known = cardOf(card)
  const { of } = known
  return (
    <>
      <span className="cost">
        <CostSigns cost={of.cost} />
      </span>
      <span className="art">
        <CardArt card={card} />
        <Ribbons keywords={of.keywords} language={language} />
      </span>
      <b className="name">{brief ? shortName(card, language) : nameOf(card, language)}</b>
      {known.kind === 'ritual' ? (
        <>
          <span className="say">
            <When type={known.of.effect.type} language={language} />
            <span>{textOf(card, language)}</span>
          </span>
          <span className="holds">
            {known.of.effect.type === 'cell' && times(known.of.effect.cells).map((n) => <i key={n} className="cell" />)}
            {times(known.of.slots).map((n) => (
              <i key={n} className="slot" />
            ))}
          </span>
        </>
      ) : (
        <>
          <span className="say">
            {brief ? <Sign name={TYPES[known.of.specialist.type][0]} /> : <When type={known.of.specialist.type} language={language} />}
            <span>{textOf(card, language)}</span>
          </span>
          <span className="say council">
            {brief ? (
              <Sign name="council" />
            ) : (
              <span className="ev-when">
                <Sign name="council" />
                {boardText('council', language)} · {boardText(TYPES[known.of.council.type][1], language)}
              </span>
            )}
            <span>{councilTextOf(card, language)}</span>
          </span>
        </>
      )}
      {of.vp > 0 && <Count name="vp" n={of.vp} />}
    </>
  )
}

/** A card large enough to read. */
export function LargeCard({ card, language, note }: { readonly card: string; readonly language: Language; readonly note?: ReactNode }) {
  const known = cardOf(card)
  return (
    <article className={`ev-card large ${known.kind}`}>
      <CardFace card={card} language={language} />
      {known.kind === 'ritual' && (
        <small className="facts">
          {[
            known.of.effect.type === 'cell' && boardText('cells', language, { n: known.of.effect.cells }),
            known.of.slots > 0 && boardText('slots', language, { n: known.of.slots }),
          ]
            .filter((fact) => fact !== false)
            .join(' · ')}
        </small>
      )}
      {note && <small className="facts">{note}</small>}
    </article>
  )
}

export function placeText(view: TableView, place: string, language: Language): string {
  return textOf(place, language) || textOf(`${place}.${view.side}`, language)
}

const witchesFor = (place: string): number => (place.startsWith('start-') ? 0 : placeOf(place).witches)

/** The summary of a place: its symbols, its harvest, the reward for linking, and its points. */
export function PlaceFace({ view, place, price }: { readonly view: TableView; readonly place: string; readonly price?: boolean }) {
  const { symbols, harvest, linkBonus, vp } = faceAt(view, place)
  return (
    <>
      <PlaceArt place={place} />
      <span className="symbols">
        {symbols.map((kind) => (
          <i key={kind} className={`sym k-${kind}`}>
            <Sign name={kind} />
          </i>
        ))}
      </span>
      {price && (
        <span className="price">
          {times(witchesFor(place)).map((n) => (
            <Sign key={n} name="witch" />
          ))}
        </span>
      )}
      <span className="yield">
        <BagSigns bag={harvest} />
      </span>
      {linkBonus && (
        <span className="bonus">
          <Sign name="link" />
          <EffectSigns effect={linkBonus} />
        </span>
      )}
      {vp > 0 && <Count name="vp" n={vp} />}
    </>
  )
}

export function LargePlace(props: { readonly view: TableView; readonly place: string; readonly language: Language; readonly ritual?: string }) {
  const { view, place, language, ritual } = props
  const { symbols, vp } = faceAt(view, place)
  const witches = witchesFor(place)
  return (
    <article className="ev-card large site">
      <span className="art">
        <PlaceArt place={place} />
      </span>
      <b className="name">{nameOf(place, language)}</b>
      <span className="say">
        <span>{placeText(view, place, language)}</span>
      </span>
      <small className="facts">
        {symbols.length > 0 && (
          <span>
            {boardText('symbols', language)}:{' '}
            {symbols.map((kind) => (
              <span key={kind} className="ev-kind">
                <StoneMark kind={kind} /> {nameOf(kind, language)}
              </span>
            ))}
          </span>
        )}
        {witches > 0 && (
          <span>
            <Count name="witch" n={witches} />
          </span>
        )}
      </small>
      {vp > 0 && <Count name="vp" n={vp} />}
      {ritual && <LargeCard card={ritual} language={language} />}
    </article>
  )
}

export function LargeRegion({ region, language }: { readonly region: RegionId; readonly language: Language }) {
  const { rewards, winnerTakesFirstPlayer } = regionOf(region)
  return (
    <article className="ev-card large region">
      <b className="name">{nameOf(region, language)}</b>
      <span className="say">
        <span className="ev-when">
          <Sign name="cell" />
          {boardText('cellEffect', language)}
        </span>
        <span>{textOf(region, language)}</span>
      </span>
      <span className="say">
        <span className="ev-when">
          <Sign name="strength" />
          {boardText('battle', language)}
        </span>
        {rewards.map(({ at, reward }) => (
          <span key={at} className="tier">
            <b>{at}+</b> <EffectSigns effect={reward} />
          </span>
        ))}
        {winnerTakesFirstPlayer && <span>{boardText('winnerFirst', language)}</span>}
      </span>
    </article>
  )
}

/** A large view of anything whose effect can ask a question. */
export function LargeSource({ view, source, language }: { readonly view: TableView; readonly source: string; readonly language: Language }) {
  if (/^(?:ritual|specialist)-/.test(source)) return <LargeCard card={source} language={language} />
  if (isPlace(source)) return <LargePlace view={view} place={source} language={language} />
  if (isRegion(source)) return <LargeRegion region={source} language={language} />
  return (
    <article className="ev-card large region">
      <b className="name">{nameOf(source, language)}</b>
      {textOf(source, language) !== '' && <span className="say">{textOf(source, language)}</span>}
    </article>
  )
}
