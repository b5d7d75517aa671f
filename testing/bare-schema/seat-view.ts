import { $changes, type ChangeTree, StateView } from '@colyseus/schema'

/**
 * What one connection sees. Colyseus passes sight of a secret on to whatever comes below it later, except to lists and maps of plain
 * values: those of a record that is new behind a secret would be sent to nobody. Here who sees the record sees them too.
 */
export class SeatView extends StateView {
  override isChangeTreeVisible(tree: ChangeTree): boolean {
    if (super.isChangeTreeVisible(tree)) return true
    const above = tree.parent?.[$changes]
    // Only from one secret thing to what is in it, never from what is public.
    if (!above?.isFiltered || !this.isChangeTreeVisible(above)) return false
    this.markVisible(tree)
    return true
  }
}
