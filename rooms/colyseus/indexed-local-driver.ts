import { type IRoomCache, LocalDriver } from '@colyseus/core'

type Find = Parameters<LocalDriver['findOne']>

/** The driver of a process that is alone. It finds rooms by id; Colyseus would copy and search the list of all rooms, twice for each join. */
export class IndexedLocalDriver extends LocalDriver {
  readonly #byId = new Map<string, IRoomCache>()

  override findOne(...[conditions, sorting]: Find): Promise<IRoomCache> {
    const { roomId, ...others } = conditions
    const room = roomId === undefined || Object.keys(others).length > 0 ? undefined : this.#byId.get(roomId)
    return room ? Promise.resolve(room) : super.findOne(conditions, sorting)
  }

  override async insert(room: IRoomCache): Promise<boolean> {
    const isNew = await super.insert(room)
    if (isNew) this.#byId.set(room.roomId, room)
    return isNew
  }

  override remove(roomId: string): boolean {
    this.#byId.delete(roomId)
    return super.remove(roomId)
  }

  override clear(): void {
    this.#byId.clear()
    super.clear()
  }
}
