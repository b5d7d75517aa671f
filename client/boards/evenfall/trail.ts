import type { EvenfallEvent } from './table.ts'

const isAutomas = ({ type }: EvenfallEvent): boolean => type.startsWith('automa-')
/** Returns who acts: a seat, the Automa, or nobody. */
const actorOf = (event: EvenfallEvent): number | 'automa' | undefined => {
  if (isAutomas(event)) return 'automa'
  return 'seat' in event ? event.seat : undefined
}

const NAMED: ReadonlySet<string> = new Set(['place', 'card', 'ritual', 'cell', 'stone'])

/** Returns the ids that an event names. */
function targetsOf(event: EvenfallEvent): readonly string[] {
  const named = Object.entries(event).flatMap(([name, target]) => (NAMED.has(name) && typeof target === 'string' ? [target] : []))
  return 'places' in event && typeof event.places !== 'number' ? [...named, ...event.places] : named
}

/** Returns the ids that the events of the last actor name, back to where somebody else acted. */
export function trailOf(recent: readonly EvenfallEvent[]): ReadonlySet<string> {
  const targets = new Set<string>()
  const last = recent.findLast((event) => actorOf(event) !== undefined)
  if (!last) return targets
  for (const event of recent.toReversed()) {
    const actor = actorOf(event)
    if (actor !== undefined && actor !== actorOf(last)) break
    for (const target of targetsOf(event)) targets.add(target)
  }
  return targets
}
