import type { LocalizedText } from '#shared/kernel/words.ts'

/** The texts of the sheet that explains the keys. */
export const KEY_WORDS = {
  'keys.title': { en: 'Keys', ru: 'Клавиши' },
  'keys.choose': { en: 'Choose the option with this sign', ru: 'Выбрать то, что помечено этим знаком' },
  'keys.amount': { en: 'Set the number, if you are asked for one', ru: 'Выставить число, если его спрашивают' },
  'keys.move': { en: 'Go to the next option in this direction', ru: 'Перейти к соседнему варианту' },
  'keys.confirm': { en: 'Choose what has the frame, or confirm what is chosen', ru: 'Выбрать то, что в рамке, или подтвердить выбранное' },
  'keys.clear': { en: 'Clear the selection, or close what is open', ru: 'Снять выбор или закрыть открытое' },
  'keys.undo': { en: 'Undo', ru: 'Отменить' },
  'keys.turn': { en: 'Turn the domino', ru: 'Повернуть домино' },
  'keys.help': { en: 'Show these keys', ru: 'Показать эти клавиши' },
  'keys.log': { en: 'In the log: ↑ and ↓ go from line to line.', ru: 'В журнале ↑ и ↓ ведут от строки к строке.' },
  'keys.shown': {
    en: 'The signs appear with the first key you press, and go when you use the mouse.',
    ru: 'Знаки появляются с первой нажатой клавишей и уходят, когда берёшься за мышь.',
  },
  'keys.single': { en: 'Letters, digits and ?', ru: 'Буквы, цифры и ?' },
  'keys.on': { en: 'On', ru: 'Включены' },
  'keys.off': { en: 'Off', ru: 'Выключены' },
} as const satisfies Readonly<Record<string, LocalizedText>>
