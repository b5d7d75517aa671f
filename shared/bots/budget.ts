/** How long to think: until a deadline of the given clock, or for a number of positions, which gives the same result on every machine. */
export type Budget = { readonly now: () => number; readonly deadline: number } | { readonly positions: number }

/** The limit for every budget, because all positions of a search stay in memory. */
const MAX_POSITIONS = 1_000_000

/** Counts the positions of a search and says when the budget is spent. */
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
