import type { DatabaseSync } from 'node:sqlite'

/** The migrations. Each takes the database from the version that is its index to the next version. Never change a released one. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    phase TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    finished_at INTEGER,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX matches_unfinished ON matches (created_at) WHERE phase <> 'finished';
  CREATE INDEX matches_finished ON matches (finished_at) WHERE phase = 'finished';

  CREATE TABLE sitters (
    user TEXT NOT NULL,
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    PRIMARY KEY (user, match)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sitters_match ON sitters (match);

  CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq > 0),
    body TEXT NOT NULL,
    PRIMARY KEY (match, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE probes (id INTEGER PRIMARY KEY CHECK (id = 1), count INTEGER NOT NULL) STRICT;
  INSERT INTO probes VALUES (1, 0);
  `,
  `
  CREATE INDEX matches_made_by ON matches (body ->> '$.made.by', created_at) WHERE phase <> 'finished';
  CREATE INDEX matches_made_from ON matches (body ->> '$.made.from', created_at) WHERE phase <> 'finished';
  `,
  // The time at which each unfinished match is due. Existing matches are due at once.
  `
  CREATE TABLE clocks (
    match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    due INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX clocks_due ON clocks (due);
  INSERT INTO clocks SELECT id, 0 FROM matches WHERE phase <> 'finished';
  `,
  // The last heartbeat and the pauses of the service. An index of the matches that have not begun, for the lobby.
  `
  CREATE TABLE beats (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
  CREATE TABLE pauses (began INTEGER PRIMARY KEY, ended INTEGER NOT NULL) STRICT;
  CREATE INDEX matches_gathering ON matches (created_at) WHERE phase = 'gathering';
  `,
]

export const VERSION = MIGRATIONS.length
/** The oldest version that can be read without a migration. New code is deployed only after it has read the journal of the old code. */
const OLDEST_READ = 1

function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.user_version)
}

export function checkVersion(db: DatabaseSync): void {
  const version = versionOf(db)
  if (version < OLDEST_READ || version > VERSION)
    throw new Error(`the journal has version ${version}, but this program reads only versions ${OLDEST_READ} to ${VERSION}`)
}

export function migrate(db: DatabaseSync): void {
  const version = versionOf(db)
  if (version > VERSION)
    throw new Error(`the journal has version ${version}, but this program knows only versions up to ${VERSION}: a newer program has written it`)
  if (version === VERSION) return
  db.exec('BEGIN IMMEDIATE')
  try {
    for (const sql of MIGRATIONS.slice(version)) db.exec(sql)
    db.exec(`PRAGMA user_version = ${VERSION}`)
    db.exec('COMMIT')
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
