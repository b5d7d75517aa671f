import type { ReactNode } from 'react'
import { ARCANA, ARCANA_IDS, INGREDIENT_IDS, INGREDIENTS } from '#shared/games/whirling-witchcraft/content/index.ts'
import type { Language } from '#shared/kernel/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type RulesSection, RulesSections, RulesTips } from '../../ui/RulesSections.tsx'
import { ArcanaMark, Cube } from './Cube.tsx'

const SECTIONS = {
  win: {
    sign: <Icon name="star" />,
    title: { en: 'To win', ru: 'Победа' },
    text: {
      en: 'You win with five or more ingredients in your circle after the cauldrons are passed. They get there when your right neighbour has no room for what you send. If several players have five or more, the fullest circle wins, then the most kinds in it, then the fewest cubes on the workbench.',
      ru: 'Побеждает тот, у кого после передачи котлов в круге пять ингредиентов или больше. Они попадают туда, когда соседу справа некуда положить переданное. Из нескольких побеждает тот, у кого их в круге больше, потом — у кого больше разных, потом — у кого меньше кубиков на столе.',
    },
  },
  choose: {
    sign: <Icon name="scroll" />,
    title: { en: 'Choose', ru: 'Выбор' },
    text: {
      en: 'Everybody plays a recipe face down. A card with two arrows may be turned round, which swaps what it takes and what it gives. Then all recipes are revealed and stay in play for the whole game.',
      ru: 'Каждый кладёт рецепт лицом вниз. Карты с двумя стрелками можно повернуть: что они берут и что дают, меняется местами. Затем все рецепты открываются и остаются до конца игры.',
    },
  },
  arcana: {
    sign: <Icon name="spark" />,
    title: { en: 'Arcana', ru: 'Чары' },
    text: {
      en: 'Each symbol on the new recipe moves its token one space. A token that reaches or passes an even space lets you use its arcana, now or never.',
      ru: 'Каждый символ на новом рецепте двигает свой жетон. Если жетон встал на чётное деление или перескочил его, чары можно применить: сейчас или никогда.',
    },
  },
  brew: {
    sign: <Icon name="bolt" />,
    title: { en: 'Brew', ru: 'Зельеварение' },
    text: {
      en: 'Use any of your recipes, each once a round: pay all it takes, gain all it gives. What one recipe gives, another may take. At the end of the step everything you gained goes into your cauldron.',
      ru: 'Применяй свои рецепты, каждый один раз за раунд: отдай всё, что слева, и получи всё, что справа. Готовое можно тут же пустить в другой рецепт. В конце всё готовое уходит в котёл.',
    },
  },
  pass: {
    sign: <Icon name="next" />,
    title: { en: 'Pass', ru: 'Передача' },
    text: {
      en: 'All cauldrons go to the right, onto the neighbour’s workbench. What does not fit goes to the sender’s circle. Hands of recipes pass to the left and are filled up.',
      ru: 'Все котлы уходят направо, на стол соседа. Что не поместилось, возвращается в круг отправителя. Рецепты с руки передаются налево, рука добирается.',
    },
  },
  initiative: {
    sign: <Icon name="flag" />,
    title: { en: 'Initiative', ru: 'Инициатива' },
    text: {
      en: 'All act at once and in secret. Any player may call for initiative: then all act one by one, openly, the lowest recipe number first.',
      ru: 'Все действуют одновременно и втайне. Кому важен порядок, может его потребовать: тогда открыто и по очереди, начиная с меньшего номера рецепта.',
    },
  },
} satisfies Readonly<Record<string, RulesSection>>

function Line({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {mark}
      <span>{children}</span>
    </li>
  )
}

export function Rules({ language }: { readonly language: Language }) {
  return (
    <>
      <RulesSections sections={Object.values(SECTIONS)} language={language} />
      <ul className="ww-legend">
        {ARCANA_IDS.map((id) => (
          <Line key={id} mark={<ArcanaMark id={id} />}>
            <b>{ARCANA[id].name[language]}.</b> {ARCANA[id].text[language]}
          </Line>
        ))}
        {INGREDIENT_IDS.map((id) => (
          <Line key={id} mark={<Cube id={id} />}>
            <b>{INGREDIENTS[id].name[language]}</b> · {INGREDIENTS[id].capacity}
          </Line>
        ))}
      </ul>
    </>
  )
}

/** Shown before the recipes are dealt. */
export function Tips({ language }: { readonly language: Language }) {
  return <RulesTips sections={[SECTIONS.win, SECTIONS.brew, SECTIONS.pass]} language={language} className="ww-tips" />
}
