import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultConfig, environment, readConfig } from './config.ts'

const ROOT = new URL('../..', import.meta.url)

describe('configuration', () => {
  test('no variable is required, and the default server is reachable only from its machine', () => {
    expect(defaultConfig()).toMatchObject({ HOST: '127.0.0.1', PORT: 2567, PUBLIC_ORIGINS: [], DURABILITY: 'process', TRUST_PROXY: 0 })
    expect(defaultConfig().MONITOR_PASSWORD).toBeUndefined()
  })

  test('an empty variable is the same as none, except that an empty or blank SECRET is refused', () => {
    expect(readConfig({ PORT: '', METRICS_PASSWORD: '', PUBLIC_ORIGINS: '' })).toEqual({ ok: true, config: defaultConfig() })
    const refused = { ok: false, problems: ['SECRET must have at least 32 characters, not counting spaces at its ends'] }
    for (const SECRET of ['', ' '.repeat(40), `${' '.repeat(20)}short`]) expect(readConfig({ SECRET })).toEqual(refused)
  })

  test('a misspelled setting is refused with the name that was probably meant', () => {
    const meant = (name: string): unknown => readConfig({ [name]: '1' })
    for (const [name, known] of [
      ['REDIS_URI', 'REDIS_URL'],
      ['SECRETS', 'SECRET'],
      ['DATADIR', 'DATA_DIR'],
      ['MAX_MATCHS', 'MAX_MATCHES'],
      ['METRICS_PASWORD', 'METRICS_PASSWORD'],
      ['DRIAN_SECONDS', 'DRAIN_SECONDS'],
      ['port', 'PORT'],
      ['Trust-Proxy', 'TRUST_PROXY'],
    ])
      expect(meant(name ?? ''), name).toEqual({ ok: false, problems: [`${name} is not a setting. Did you mean ${known}?`] })
  })

  test('variables of other programs are not taken for misspelled settings', () => {
    const names = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'LOGNAME',
      'POST',
      'HOSTS',
      'NODE_ENV',
      'NODE_OPTIONS',
      'REDIS_PORT',
      'REDIS_SERVER_PATH',
      'CI',
      'SHLVL',
    ]
    expect(readConfig(Object.fromEntries(names.map((name) => [name, '1']))).ok).toBe(true)
  })

  test('a setting that does nothing beside the others is refused', () => {
    expect(readConfig({ PUBLIC_ADDRESS: '/node-1', LEASE_SECONDS: '9', FINISHED: 'sqlite' })).toEqual({
      ok: false,
      problems: ['PUBLIC_ADDRESS', 'LEASE_SECONDS', 'FINISHED'].map(
        (name) => `${name} does nothing without REDIS_URL: set REDIS_URL as well, or remove ${name}`,
      ),
    })
    expect(readConfig({ LEASE_SECONDS: '6', FINISHED: 'redis' }).ok).toBe(true)
  })

  test('the time of being not ready must fit into the time for draining', () => {
    expect(readConfig({ UNREADY_SECONDS: '20', DRAIN_SECONDS: '10' })).toEqual({
      ok: false,
      problems: ['UNREADY_SECONDS (20) must not be more than DRAIN_SECONDS (10), which includes it'],
    })
    expect(readConfig({ UNREADY_SECONDS: '10', DRAIN_SECONDS: '10' }).ok).toBe(true)
  })

  test('numbers and lists are read', () => {
    const result = readConfig({ PORT: '8080', PUBLIC_ORIGINS: 'https://a.example, http://b.example:81' })
    expect(result).toMatchObject({ ok: true, config: { PORT: 8080, PUBLIC_ORIGINS: ['https://a.example', 'http://b.example:81'] } })
  })

  test('every problem has its own line', () => {
    const result = readConfig({ PORT: '70000', DURABILITY: 'maybe', PUBLIC_ORIGINS: 'coven.example', BOT_THREADS: '-1' })
    expect(result).toEqual({
      ok: false,
      problems: [
        'PORT must be a whole number from 0 to 65535, but is "70000"',
        'PUBLIC_ORIGINS must be origins like https://coven.example, separated by commas, or *, but is "coven.example"',
        'DURABILITY must be one of: process, power, but is "maybe"',
        'BOT_THREADS must be a whole number from 1 to 64, but is "-1"',
      ],
    })
  })

  test('REDIS_URL requires SECRET, and a wrong REDIS_URL is not printed', () => {
    expect(readConfig({ REDIS_URL: 'redis://:hush@127.0.0.1' })).toEqual({
      ok: false,
      problems: ['SECRET must be set if REDIS_URL is set, to the same value for all servers'],
    })
    expect(readConfig({ REDIS_URL: 'redis://:hush@127.0.0.1', SECRET: 's'.repeat(32), PUBLIC_ADDRESS: '/node-1' }).ok).toBe(true)
    expect(readConfig({ REDIS_URL: 'http://:hush@127.0.0.1' })).toEqual({
      ok: false,
      problems: ['REDIS_URL must be an address like redis://127.0.0.1:6379'],
    })
    for (const PUBLIC_ADDRESS of ['node-1/', '/', 'ws://node-1', '/a b', '//x']) expect(readConfig({ PUBLIC_ADDRESS }).ok, PUBLIC_ADDRESS).toBe(false)
  })

  test('an origin with a path or a slash at its end is refused, because no browser sends one', () => {
    for (const origin of ['https://a.example/', 'https://a.example/x', 'a.example', 'https://']) {
      expect(readConfig({ PUBLIC_ORIGINS: origin }).ok, origin).toBe(false)
    }
  })

  test('a wrong secret is not printed', () => {
    const result = readConfig({ SECRET: 'hunter2', MONITOR_PASSWORD: 'swordfish' })
    expect(result).toEqual({
      ok: false,
      problems: ['SECRET must have at least 32 characters, not counting spaces at its ends', 'MONITOR_PASSWORD must have at least 12 characters'],
    })
  })

  test('.env.example names every variable and no other', () => {
    const text = readFileSync(new URL('.env.example', ROOT), 'utf8')
    const named = [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(named.toSorted()).toEqual(Object.keys(environment.shape).toSorted())
  })

  test('.env.example shows the defaults', () => {
    const text = readFileSync(new URL('.env.example', ROOT), 'utf8')
    const shown = Object.fromEntries([...text.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
    expect(shown.SECRET).toBe('')
    delete shown.SECRET
    expect(readConfig(shown)).toEqual({ ok: true, config: defaultConfig() })
  })

  test('a wrong value ends the process with exit code 2 and one line per problem', () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['server/main.ts'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, PORT: 'http', DURABILITY: 'yes' },
      encoding: 'utf8',
    })
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toEqual([
      'PORT must be a whole number from 0 to 65535, but is "http"',
      'DURABILITY must be one of: process, power, but is "yes"',
    ])
  })
})
