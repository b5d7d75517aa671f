import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GAMES } from '#shared/games/index.ts'
import { BOT_NAMES, LEVEL_NAMES } from '#shared/names/bots.ts'
import { readName } from './name.ts'
import { isReserved } from './reserved.ts'

/** Returns true if nobody can enter under this name. */
const isRefused = (raw: string): boolean => {
  const name = readName(raw)
  return name === undefined || isReserved(name)
}

describe('nobody may be called', () => {
  test.each([
    'System',
    'SYSTEM',
    'sуstem',
    'ѕуѕтем',
    'Ｓｙｓｔｅｍ',
    '𝐒𝐲𝐬𝐭𝐞𝐦',
    'ⓢⓨⓢⓣⓔⓜ',
    'Sÿstém',
    'S_y_s_t_e_m',
    'S y s t e m',
    'System.',
    'System 1',
    '1 System',
    'The System',
    'Systern',
    '5ystem',
    'Syst3m',
    '5Y5T3M',
    '4dmin',
    'aclmin',
    '8ot',
    '6от',
    '7he Coven 5upport',
    'Система',
    'СИСТЕМА',
    'Система 2',
    'Admin',
    'Adm1n',
    'AdmIn',
    'Admln',
    'аԁміп',
    'ΑDΜΙΝ',
    'Админ',
    'Admin Bob',
    'Bob-admin',
    'SystemAdmin',
    'Moderator',
    'Moderat0r',
    'Модератор',
    'Mod',
    'support',
    'Staff',
    'Поддержка',
    'Coven',
    'C0ven',
    'Coven Support',
    'соѵеп',
    'Ковен',
    'Novice bot',
    'NoviceBot',
    'novice-bot 2',
    'Bot novice',
    'Bot',
    'Бот Аня',
    'Новичок',
    'Novice',
    'Бот-новичок',
    'Мастер',
    'Grey Moth',
    'GreyMoth',
    'Grеy Mоth',
    'Серый Мотыль',
    'Старый Терн',
    'Sorcerers',
    'evenfall',
    'Лихолетье',
    'Редзен',
    'whirling-witchcraft',
    'Whirling VVitchcraft',
    'Guest',
    'Guest 42',
    'Гость',
    'Deleted',
    'Deleted player',
    'удаленный игрок',
    'Free seat',
    'me',
    'ме',
    'You',
    'Я',
  ])('%s', (name) => {
    expect(isRefused(name)).toBe(true)
  })

  test('a name that the page uses for a game, a level or a bot, in any case and with any signs between its words', () => {
    const names = [
      ...GAMES.flatMap(({ id, names: { en, ru } }) => [id, en, ru]),
      ...Object.values(LEVEL_NAMES).flatMap(({ en, ru }) => [en, ru, `${en} bot`, `${ru} бот`]),
      ...Object.values(BOT_NAMES).flat(),
    ]
    const signs = fc.constantFrom(' ', '_', '-', '.', "'")
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.boolean(), signs, fc.nat({ max: 99 }), (name, loud, sign, number) => {
        const worn = `${(loud ? name.toUpperCase() : name).replaceAll(/[ -]/g, sign)}${sign}${number}`
        expect(isRefused(worn)).toBe(true)
      }),
    )
  })
})

describe('anybody may be called', () => {
  test.each([
    'Ada',
    'Сова',
    'Сова 42',
    'Рябина 17',
    'Hazel 10',
    'Moth 73',
    'Master Yoda',
    'Мастер Йода',
    'Botany',
    'Abbot',
    'Modesty',
    'Amelia',
    'Covenant',
    'Systema Naturae',
    'Ботаник',
    'Админа',
    'Gustav',
    'Yolanda',
    'Player 3',
    'Watcher',
    '7',
    '李小龍',
  ])('%s', (name) => {
    expect(isRefused(name)).toBe(false)
  })
})
