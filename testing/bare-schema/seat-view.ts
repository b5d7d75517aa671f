import { $changes, type ChangeTree, StateView } from '@colyseus/schema'

/**
 * The view of one connection. When Colyseus shows a private object to a client, it also shows what is added below it later, except lists and
 * maps of plain values: those of a new private record would be sent to nobody. Here a client that sees the record sees them too.
 */
export class SeatView extends StateView {
  override isChangeTreeVisible(tree: ChangeTree): boolean {
    if (super.isChangeTreeVisible(tree)) return true
    const above = tree.parent?.[$changes]
    // Visibility passes only from a private object to what is in it, never from a public one.
    if (!above?.isFiltered || !this.isChangeTreeVisible(above)) return false
    this.markVisible(tree)
    return true
  }
}
