/** The global under which the agent of PM2 finds that another copy of it already runs. */
export const PM2_AGENT = Symbol.for('@pm2/io')

/**
 * Keeps the monitoring agent of PM2 out. Colyseus loads it when its statistics are reset. It would hook into the whole process and handle
 * uncaught errors its own way. It stays passive if it finds another agent.
 */
export function disablePm2Agent(): void {
  Object.assign(globalThis, { [PM2_AGENT]: { metric: () => undefined } })
}
