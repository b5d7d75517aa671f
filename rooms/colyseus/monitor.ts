/** Apart from the other public names: only a server whose operator asks for the monitor loads it. */
export { monitor } from '@colyseus/monitor'
