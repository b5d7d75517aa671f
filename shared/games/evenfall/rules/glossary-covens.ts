import type { Language, LocalizedText } from '../../../kernel/words.ts'
import type { GlossaryEntry } from '../../../rules/text.ts'
import { GRADES } from '../content/grades.ts'

const [LOWEST_GRADE, ...HIGHER_GRADES] = GRADES

const FROM: LocalizedText = { en: 'from', ru: 'с' }

/** Lists the grades above the lowest with the points from which each counts. */
const higherGrades = (language: Language): string => HIGHER_GRADES.map(({ id, name }) => `${name[language]} ${FROM[language]} {n:${id}}`).join(', ')

/** Covens, sides of the boards, the Automa. */
export const COVEN_WORDS: readonly GlossaryEntry[] = [
  {
    id: 'sun-side',
    name: { en: 'Sun side', ru: 'Солнечная сторона' },
    text: {
      en: 'The side of the boards on which all covens are alike. Best for the first games.',
      ru: 'Сторона планшетов, на которой все ковены одинаковы. Лучше всего для первых партий.',
    },
    clauses: ['EV-1.8'],
    also: { en: ['solar', 'day'], ru: ['солнце'] },
  },
  {
    id: 'moon-side',
    name: { en: 'Moon side', ru: 'Лунная сторона' },
    text: {
      en: 'The side of the boards on which each coven has powers of its own.',
      ru: 'Сторона планшетов, на которой у каждого ковена свои силы.',
    },
    clauses: ['EV-20.1'],
    also: { en: ['lunar', 'night', 'asymmetric'], ru: ['луна', 'асимметрия'] },
  },
  {
    id: 'star',
    name: { en: 'Star', ru: 'Звезда' },
    text: {
      en: 'On the moon side: many cards, and each of them can become a resource or mana.',
      ru: 'На лунной стороне: много карт, и каждую можно обратить в ресурс или ману.',
    },
    clauses: ['EV-21.1', 'EV-21.4'],
  },
  {
    id: 'cross',
    name: { en: 'Cross', ru: 'Крест' },
    text: {
      en: 'On the moon side: a path of choices, and an action cell on the board.',
      ru: 'На лунной стороне: путь с выбором наград и ячейка действия на планшете.',
    },
    clauses: ['EV-22.2', 'EV-22.5'],
  },
  {
    id: 'circle',
    name: { en: 'Circle', ru: 'Круг' },
    text: {
      en: 'On the moon side: harvests while scouting, and its elders work in the outer circle, too.',
      ru: 'На лунной стороне: урожай во время разведки, а старейшины трудятся и во внешнем круге.',
    },
    clauses: ['EV-23.1', 'EV-23.4'],
  },
  {
    id: 'thorn',
    name: { en: 'Thorn', ru: 'Шип' },
    text: {
      en: 'On the moon side: stones bring rewards on the board, and the red stone is here.',
      ru: 'На лунной стороне: камни приносят награды на планшете, и красный камень тоже здесь.',
    },
    clauses: ['EV-24.4', 'EV-24.8'],
  },
  {
    id: 'automa',
    name: { en: 'Automa', ru: 'Автома' },
    text: {
      en: 'Your opponent when you play alone. She decides nothing: cards move her marker, and the cells tell her what to do.',
      ru: 'Твой противник в одиночной игре. Она ничего не решает: карты двигают её маркер, а ячейки говорят, что делать.',
    },
    clauses: ['EV-25.2', 'EV-26.6'],
    also: { en: ['solo', 'bot', 'single player'], ru: ['соло', 'бот', 'одиночная игра'] },
  },
  {
    id: 'action-circle',
    name: { en: 'Action circle', ru: 'Круг действий' },
    text: {
      en: "The {n:automa-cells} cells on the Automa's board. Her marker goes round them clockwise; {n:automa-yellow} of them have a yellow frame.",
      ru: '{n:automa-cells} ячеек на планшете Автомы. Её маркер обходит их по часовой стрелке; у {n:automa-yellow} из них жёлтая рамка.',
    },
    clauses: ['EV-26.2', 'EV-26.3'],
    also: { en: ['wheel', 'ring'], ru: ['колесо', 'кольцо'] },
  },
  {
    id: 'yellow-frame',
    name: { en: 'Yellow frame', ru: 'Жёлтая рамка' },
    text: {
      en: "A cell of the action circle where the Automa's marker always stops.",
      ru: 'Ячейка круга действий, в которой маркер Автомы всегда останавливается.',
    },
    clauses: ['EV-26.3'],
    also: { en: ['stop', 'halt'], ru: ['остановка'] },
  },
  {
    id: 'grade',
    name: { en: 'Grade', ru: 'Звание' },
    text: {
      en: `How good your score was when you played alone: ${LOWEST_GRADE.name.en}, then by VP: ${higherGrades('en')}. The grades are our own.`,
      ru: `Насколько хорош твой счёт в одиночной игре: сначала ${LOWEST_GRADE.name.ru}, а дальше, по числу ПО, ${higherGrades('ru')}. Звания — наши.`,
    },
    clauses: ['EV-28.3'],
    also: { en: ['rank', 'rating', 'result'], ru: ['ранг', 'рейтинг', 'оценка'] },
  },
]
