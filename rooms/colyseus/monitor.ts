/** The Colyseus monitor. It is apart from the other public names because it is loaded only if the operator asks for it. */
export { monitor } from '@colyseus/monitor'
