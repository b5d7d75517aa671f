import { type EventKind, type EventSet, type EventShapes, type EventSpec, kernelEvents, seat, seats } from '../kernel/define-events.ts'
import type { EmittedEvent } from '../kernel/event.ts'
import { type Dictionary, LANGUAGES, placeholdersOf } from '../kernel/words.ts'
import { valueErrors } from './shape-errors.ts'

/** Returns what is wrong with the declared events and with the sentences about them. */
export function declarationErrors({ specs }: EventSet<EventKind>, words: Dictionary): readonly string[] {
  const reserved = Object.keys(specs).filter((type) => type in kernelEvents.specs)
  const sentences = Object.keys(words).filter((key) => key.startsWith('event.'))
  return [
    ...reserved.map((type) => `the kernel has an event '${type}' of its own`),
    ...Object.entries(specs).flatMap(([type, spec]) => fieldErrors(type, spec)),
    ...sentences.flatMap((key) => sentenceErrors(key, specs, words)),
  ]
}

function fieldErrors(type: string, spec: EventSpec): readonly string[] {
  const found = Object.keys(spec.private).flatMap((field) => (field in spec.shown ? [`${type}.${field} is both public and private`] : []))
  if ('type' in spec.shown || 'type' in spec.private) found.push(`${type} has a field called 'type'`)
  const own = spec.shown.seat
  if (own && own !== seat) found.push(`${type}.seat is no seat`)
  return found
}

/** Finds a sentence without a declared event, and placeholders for fields that not every reader of it has. */
function sentenceErrors(key: string, specs: EventSet<EventKind>['specs'], words: Dictionary): readonly string[] {
  const [, type = '', told] = key.split('.')
  const spec = specs[type]
  if (!spec) return [`${key} has words, but there is no such event`]
  const known = told === undefined ? spec.shown : { ...spec.shown, ...spec.private }
  return LANGUAGES.flatMap((language) =>
    placeholdersOf(words[key]?.[language] ?? '').flatMap(({ name, whole }) => (name in known ? [] : [`${key} (${language}): ${whole} is no field`])),
  )
}

/** Returns the differences between an emitted event and its declaration. */
export function eventErrors({ specs }: EventSet<EventKind>, { event, secrets = {} }: EmittedEvent, seatCount: number): readonly string[] {
  const { type, ...fields } = event
  const spec = specs[type] ?? kernelEvents.specs[type]
  if (!spec) return [`${type} is not declared`]
  return [
    ...fieldsErrors(type, spec.shown, fields, seatCount),
    ...Object.entries(secrets).flatMap(([reader, told]) => [
      ...(isSeat(Number(reader), seatCount) ? [] : [`${type} tells a secret to seat ${reader}`]),
      ...fieldsErrors(`${type} for seat ${reader}`, spec.private, told, seatCount),
    ]),
  ]
}

const isSeat = (value: unknown, seatCount: number): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) < seatCount

function fieldsErrors(name: string, shapes: EventShapes, fields: Readonly<Record<string, unknown>>, seatCount: number): readonly string[] {
  const specs = Object.fromEntries(Object.entries(shapes).map(([field, { spec }]) => [field, spec]))
  const misshapen = valueErrors({ kind: 'record', name, fields: specs }, fields, name)
  const strange = Object.entries(shapes).flatMap(([field, shape]) =>
    [fields[field]].flat().flatMap((value) => {
      if ((shape === seat || shape === seats) && !isSeat(value, seatCount)) return [`${name}.${field} is no seat: ${value}`]
      if (shape.values && value !== undefined && !shape.values.includes(String(value)))
        return [`${name}.${field} is not one of the declared values: ${value}`]
      return []
    }),
  )
  return [...misshapen, ...strange]
}
