/** How long to think: until a moment of a clock that is handed in, or for so many positions, which is the same on every machine. */
export type Budget = { readonly now: () => number; readonly deadline: number } | { readonly positions: number }

/** However long the time: what was looked at is kept in memory. */
const MAX_POSITIONS = 1_000_000

/** Counts what was looked at, and knows when to stop. */
export class BudgetCounter {
  readonly #budget: Budget
  #positions = 0

  constructor(budget: Budget) {
    this.#budget = budget
  }

  count(): void {
    this.#positions++
  }

  get isSpent(): boolean {
    if (this.#positions >= MAX_POSITIONS) return true
    return 'positions' in this.#budget ? this.#positions >= this.#budget.positions : this.#budget.now() >= this.#budget.deadline
  }
}
