const { readFileSync } = require('node:fs')
const { Server } = require('boardgame.io/server')
const { ActivePlayers } = require('boardgame.io/core')

/** boardgame.io with the same state: a move puts the next view in, `playerView` takes away what others may not see. */
const [file, , port] = process.argv.slice(2)
const { views } = JSON.parse(readFileSync(file, 'utf8'))
const seats = views[0].seats.length

const game = {
  name: 'recorded',
  disableUndo: true,
  minPlayers: seats,
  maxPlayers: seats,
  setup: () => ({ shown: 0, view: views[0] }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    answer: {
      client: false,
      ignoreStaleStateID: true,
      move: ({ G }) => ({ shown: G.shown + 1, view: views[(G.shown + 1) % views.length] }),
    },
  },
  playerView: ({ G, playerID }) => ({
    shown: G.shown,
    view: { ...G.view, seats: G.view.seats.map((seat, index) => (String(index) === playerID ? seat : { ...seat, priv: undefined })) },
  }),
}

Server({ games: [game], origins: ['*'] }).run({ port: Number(port) }, () => console.log(`open at http://127.0.0.1:${port}`))
