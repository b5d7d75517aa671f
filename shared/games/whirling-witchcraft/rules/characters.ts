import type { LocalizedText } from '../../../kernel/words.ts'
import type { RulesSection } from '../../../rules/text.ts'
import { characterOf } from '../cards.ts'
import type { CharacterId } from '../content/index.ts'
import { characterText } from './sheets.ts'

/** Returns what a character can do, in our words, followed by the facts on its card. */
function about(id: CharacterId, clauses: readonly string[], text: LocalizedText): RulesSection {
  const { name, set } = characterOf(id)
  return {
    id,
    title: name,
    clauses,
    modes: { characters: set === 'advanced' ? 'choose' : 'initiate' },
    text: { en: `${text.en}\n\n${characterText(id, 'en')}`, ru: `${text.ru}\n\n${characterText(id, 'ru')}` },
  }
}

export const CHARACTER_SECTIONS: readonly RulesSection[] = [
  {
    id: 'powers',
    title: { en: 'Characters', ru: 'Персонажи' },
    clauses: ['WW-1.4', 'WW-9.13'],
    text: {
      en: `Where the power of your [[term:character|character]] contradicts a rule, the power wins.

Some characters have a recipe of their own. You use it like your other recipes. But it has no initiative number, and it is never passed on.

A discarded character leaves the game for good.`,
      ru: `Если сила твоего [[term:character|персонажа]] противоречит правилу, действует сила.

У некоторых персонажей есть свой рецепт. Он применяется как остальные твои рецепты. Но номера инициативы у него нет, и он никому не передаётся.

Сброшенный персонаж покидает игру насовсем.`,
    },
  },
  about('initiate', ['WW-9.1'], {
    en: `Once a game, before you choose your recipe, you may discard this card: put your whole hand face down on the discard pile, then draw {n:redraw-cards} cards. You need at least one card in hand. It happens at once and cannot be taken back. If the deck runs out, the discard pile, your cards included, becomes the new deck ([[WW-8.5]]). From then on you have no power.`,
    ru: `Один раз за игру, до выбора рецепта, эту карту можно сбросить: положи всю руку лицом вниз в сброс и возьми {n:redraw-cards} новые карты. На руке должна быть хотя бы одна. Всё происходит сразу, вернуть это нельзя. Если колода кончится, новой колодой станет сброс вместе с твоими картами ([[WW-8.5]]). После этого силы у тебя больше нет.`,
  }),
  about('witch-of-all-trades', ['WW-9.2'], {
    en: `When you have finished transforming and your cauldron holds at least one of each of the {n:kinds} kinds, you may move exactly one cube of any kind from it to your own circle. You may do so once a round, before the cauldrons are passed. A cube from the Cauldron arcana counts too.`,
    ru: `Если после трансформации в твоём котле есть хотя бы по одному ингредиенту каждого из {n:kinds} типов, можно переместить из него в свой круг ровно один кубик любого типа. Это можно сделать раз в раунд, до передачи котлов. Кубик от чар «Котёл» тоже учитывается.`,
  }),
  about('whirlwind', ['WW-9.3'], {
    en: `You may turn any recipe when you play it, not only the rotatable ones. After the reveal it stays as it lies. On a turned one-way card you pay the printed outputs and get the printed inputs. An empty side stays empty: turned, Void Storm takes a mushroom, a spider and a toad and gives nothing.`,
    ru: `Ты можешь повернуть любой рецепт, когда играешь его, а не только поворотный. После раскрытия он так и лежит. Повёрнутый рецепт берёт то, что на нём напечатано как получаемое, и даёт то, что напечатано как используемое. Пустая сторона остаётся пустой: повёрнутая «Буря пустоты» берёт гриб, паука и жабу и не даёт ничего.`,
  }),
  about('child-of-the-elements', ['WW-9.4'], {
    en: `Each round, before transforming, you **must** take {n:child-gain} ingredients of one kind from the supply onto your workbench. Any kind will do, even one you have no room for. What does not fit goes to your **left** neighbour’s circle. You can use the new cubes in the same transformation. Example: with 3 mandrakes you take 3 more; one fits, two go to the neighbour.`,
    ru: `Каждый раунд перед трансформацией ты **обязательно** берёшь из запаса на свой стол {n:child-gain} ингредиента одного типа. Тип любой, даже если места для него нет. Что не поместилось, уходит в круг соседа **слева**. Новые кубики можно использовать в той же трансформации. Пример: к 3 мандрагорам ты берёшь ещё 3; одна помещается, две достаются соседу.`,
  }),
  about('toad-whisperer', ['WW-9.5'], {
    en: `Your own recipe gives one ingredient of any kind; choose it each time. Your book token starts on space 1 ([[WW-2.8]]).`,
    ru: `Твой рецепт даёт один ингредиент любого типа; выбирай его каждый раз. Твой жетон книги начинает с деления 1 ([[WW-2.8]]).`,
  }),
  about('warrior-of-power', ['WW-9.6'], {
    en: `Choose each output of your recipe on its own; they may be equal or different. If you use it, this card is discarded at the end of that transformation. What it gave you is not lost: it feeds later recipes or goes into the cauldron.`,
    ru: `Каждый получаемый ингредиент выбирай отдельно: они могут быть одинаковыми или разными. Если рецепт применён, в конце этой трансформации карта сбрасывается. Полученное не пропадает: оно идёт в следующие рецепты или в котёл.`,
  }),
  about('potion-brewer', ['WW-9.7'], {
    en: `In the arcana step, for each cauldron symbol on the recipe you have just revealed, you may move one cube of any kind from your workbench to your cauldron. Move as many as there are symbols, or fewer, or none. It does not matter whether your Cauldron arcana fires; if it does, you may use both.`,
    ru: `При активации чар за каждый символ котла на только что раскрытом рецепте можно переложить один кубик любого типа со своего стола в свой котёл. Переложи столько, сколько символов, меньше или ничего. Срабатывают ли твои чары «Котёл», неважно; если срабатывают, можно и то и другое.`,
  }),
  about('trickster', ['WW-2.9', 'WW-9.8'], {
    en: `At setup {n:trickster-mushrooms} mushrooms from the supply are laid on your card. They are its inputs in round 1: it costs nothing else, and nothing else can pay. Unused, they return to the supply.

Each time recipes have been passed, you must turn the card: in even rounds toads become mushrooms, in odd rounds mushrooms become toads. From round 2 on you pay as usual.`,
    ru: `При подготовке на твою карту кладутся {n:trickster-mushrooms} гриба из запаса. В 1-м раунде они и есть плата за неё: больше она ничего не стоит, и другими кубиками за неё не заплатить. Если карту не применить, грибы вернутся в запас.

После каждой передачи рецептов карту нужно повернуть: в чётных раундах из жаб получаются грибы, в нечётных из грибов жабы. Со 2-го раунда плати как обычно.`,
  }),
  about('scribe-of-magic', ['WW-9.9'], {
    en: `Once a round, at any moment of your transformation, you may pay {n:scribe-price} mandrakes, each from your workbench or from what you have brewed. You get the effect of the Book: one kind is free for all recipes you use after that this round. It adds to a fired Book, so two kinds can be free. Mandrakes that are free cannot pay this price ([[WW-4.13]]).`,
    ru: `Раз в раунд, в любой момент своей трансформации, можно заплатить {n:scribe-price} мандрагоры, каждую со стола или из уже сваренного. Ты получаешь эффект «Книги»: один тип становится свободным для рецептов, которые ты применишь позже в этом раунде. Сработавшую «Книгу» это дополняет: свободными могут быть два типа. Свободными мандрагорами эту цену не заплатить ([[WW-4.13]]).`,
  }),
  about('clairvoyant', ['WW-9.10'], {
    en: `Your hand limit is {n:clairvoyant-hand}. It counts from the first draw on; your first hand is as large as everybody’s ([[WW-2.5]]). With a full hand you pass on one card more than the others. So your left neighbour usually draws none, and you draw two.`,
    ru: `Предел твоей руки — {n:clairvoyant-hand}. Он действует с первого добора; первая рука у тебя как у всех ([[WW-2.5]]). С полной рукой ты передаёшь на одну карту больше других. Поэтому сосед слева обычно ничего не добирает, а ты берёшь две карты.`,
  }),
  about('daredevil', ['WW-9.11'], {
    en: `Instead of choosing a recipe you may let chance pick one from your hand, even your only one. Only you see it, and you cannot refuse it. Decide how it lies if it can be turned, then use one Raven, Book or Cauldron effect if you like. That bonus is applied right before the reveal. It moves no token and comes on top of arcana the card fires. Until the reveal nobody else learns of it.`,
    ru: `Вместо выбора рецепта можно довериться случаю: он укажет карту с твоей руки, пусть и единственную. Видишь её только ты, отказаться нельзя. Реши, как её положить, если она поворотная, и по желанию примени один эффект: «Ворона», «Книги» или «Котла». Этот бонус срабатывает прямо перед раскрытием, жетонов не двигает и дополняет чары самой карты. До раскрытия другие об этом не знают.`,
  }),
]

const [FEY, SUMMONER] = [characterOf('fey-blessed'), characterOf('spider-summoner')]
const bothCards = (language: keyof LocalizedText): string =>
  [
    `**${FEY.name[language]}**`,
    characterText('fey-blessed', language),
    `**${SUMMONER.name[language]}**`,
    characterText('spider-summoner', language),
  ].join('\n\n')

export const RECIPE_CHARACTERS: RulesSection = {
  id: 'fey-blessed-spider-summoner',
  title: { en: `${FEY.name.en}, ${SUMMONER.name.en}`, ru: `${FEY.name.ru}, ${SUMMONER.name.ru}` },
  clauses: ['WW-9.12'],
  modes: { characters: 'choose' },
  text: {
    en: `These two have a recipe of their own and nothing else. Use it like any other recipe: at most once a round, or not at all.\n\n${bothCards('en')}`,
    ru: `У этих двух есть только свой рецепт. Применяй его как любой другой: не больше раза за раунд или вовсе не применяй.\n\n${bothCards('ru')}`,
  },
}
