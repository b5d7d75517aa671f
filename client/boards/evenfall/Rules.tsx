import type { Language } from '#shared/kernel/words.ts'
import { type RulesSection, RulesSections } from '../../ui/RulesSections.tsx'
import { Sign } from './Sprite.tsx'

const SECTIONS: readonly RulesSection[] = [
  {
    sign: <Sign name="vp" />,
    title: { en: 'The game', ru: 'Игра' },
    text: {
      en: 'Three rounds: scouting, actions, battles, end of round. Whoever has the most victory points at the end takes the Enchanted Throne.',
      ru: 'Три раунда: разведка, действия, бои, конец раунда. У кого в конце больше победных очков, тому и Зачарованный трон.',
    },
  },
  {
    sign: <Sign name="witch" />,
    title: { en: 'A turn', ru: 'Ход' },
    text: {
      en: 'One main action and any number of free ones: find a place, use the coven token, play a card, send a figure to an action cell, or create catalysts. Or pass for the rest of the round.',
      ru: 'Одно основное действие и сколько угодно свободных: найди место силы, активируй жетон ковена, разыграй карту, отправь фишку в ячейку действия или создай катализаторы. Или спасуй до конца раунда.',
    },
  },
  {
    sign: <Sign name="place" />,
    title: { en: 'Places of power', ru: 'Места силы' },
    text: {
      en: 'To find one, you send as many witches as it shows. They stay in the region and fight there. A found place lies in your outer circle, where the token harvests it. Only the inner circle scores: a transfer moves a place there.',
      ru: 'Чтобы найти место, отправь в регион столько ведьм, сколько на нём указано: они там и сражаются. Найденное место лежит во внешнем круге, где жетон собирает урожай. Очки даёт только внутренний круг, туда ведёт перенос.',
    },
  },
  {
    sign: <Sign name="spell" />,
    title: { en: 'Rituals', ru: 'Ритуалы' },
    text: {
      en: 'You link a ritual with one of your places that has none. The place gives its link bonus, then the ritual works: at once, permanently, or through its action cell. Elders use cells of the inner circle only.',
      ru: 'Ритуал связывается со своим местом без ритуала. Место даёт бонус связи, затем ритуал действует: сразу, всегда или ячейкой действия. Старейшины занимают ячейки только внутреннего круга.',
    },
  },
  {
    sign: <Sign name="council" />,
    title: { en: 'Specialist or council', ru: 'Специалист или Совет' },
    text: {
      en: 'The same card can be a specialist (upper half, its own cost) or a member of your council (lower half, the price on your board).',
      ru: 'Одна и та же карта — либо специалист (верхняя половина, своя цена), либо член Совета (нижняя половина, цена с планшета).',
    },
  },
  {
    sign: <Sign name="sickle" />,
    title: { en: 'Catalysts', ru: 'Катализаторы' },
    text: {
      en: 'A sickle (1 herb) repeats the harvest of its place. An orb (2 potions) is a step on your path.',
      ru: 'Серп (1 трава) повторяет урожай своего места. Шар (2 зелья) — шаг по пути ковена.',
    },
  },
  {
    sign: <Sign name="strength" />,
    title: { en: 'Battles', ru: 'Бои' },
    text: {
      en: 'Region by region, everybody with a figure there secretly sets their mana dial. Strength is figures plus mana: 4, 6 and 8 bring rewards, and the strongest takes a power stone, in North Lakes also the first player token.',
      ru: 'Регион за регионом все, чьи фишки там стоят, втайне выставляют индикатор маны. Фишки и мана вместе — боевая сила: 4, 6 и 8 дают награды, сильнейший берёт камень силы, на Северных озёрах ещё и жетон первого игрока.',
    },
  },
  {
    sign: <Sign name="ember" />,
    title: { en: 'Power stones', ru: 'Камни силы' },
    text: {
      en: 'At the end, a stone on an inner-circle place with its symbol doubles the points of the ritual there.',
      ru: 'В конце камень на месте внутреннего круга с тем же символом удваивает очки лежащего там ритуала.',
    },
  },
  {
    sign: <Sign name="cell" />,
    title: { en: 'Alone', ru: 'В одиночку' },
    text: {
      en: 'After each of your turns the Automa reveals a card and moves her marker by its points. The cell shows what she does. You need more points than she has.',
      ru: 'После каждого твоего хода Автома открывает карту и двигает маркер на её очки: ячейка говорит, что она делает. Нужно набрать больше очков, чем у неё.',
    },
  },
]

export function Rules({ language }: { readonly language: Language }) {
  return <RulesSections sections={SECTIONS} language={language} />
}
