/** The key of the global by which the agent of PM2 finds that another copy of it already runs. */
export const PM2_AGENT = Symbol.for('@pm2/io')

/**
 * Disables the monitoring agent of PM2, which Colyseus loads when its statistics are reset. The agent would hook into the whole process and
 * handle uncaught errors itself. It does nothing if it finds another agent, so this function pretends that there is one.
 */
export function disablePm2Agent(): void {
  Object.assign(globalThis, { [PM2_AGENT]: { metric: () => undefined } })
}
