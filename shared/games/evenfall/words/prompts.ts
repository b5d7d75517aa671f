import type { Dictionary } from '../../../kernel/words.ts'

export const PROMPTS: Dictionary = {
  'prompt.coven': { en: 'Choose your coven.', ru: 'Выбери свой ковен.' },
  'prompt.scout-discard': {
    en: 'Choose {count} cards to discard. Nobody sees them until all have chosen.',
    ru: 'Выбери {count} карты для сброса. До общего выбора их никто не увидит.',
  },
  'prompt.turn': { en: 'Take one main action, or pass.', ru: 'Выполни одно основное действие или спасуй.' },
  'prompt.turn-alone': {
    en: 'Take one main action, or pass: then the Automa passes too. At the end your points are graded.',
    ru: 'Выполни одно основное действие или спасуй: тогда спасует и Автома. В конце оцениваются твои очки.',
  },
  'prompt.end-turn': { en: 'Take a free action, or end your turn.', ru: 'Выполни свободное действие или заверши ход.' },
  'prompt.payment': { en: '{source}: choose how to pay.', ru: '«{source}»: выбери, чем платить.' },
  'prompt.catalysts': {
    en: 'Add another catalyst, or create the {count} chosen.',
    ru: 'Добавь ещё катализатор или создай выбранные: {count}.',
  },
  'prompt.order': { en: 'Choose the effect to resolve next.', ru: 'Выбери, какой эффект выполнить следующим.' },

  'prompt.resources': {
    en: '{source}: choose {count} {count|resource|resources} to gain.',
    ru: '«{source}»: выбери {count} {count|ресурс|ресурса|ресурсов}.',
  },
  'prompt.split': {
    en: '{source}: you gain {count} mana. Choose how many to take as VP.',
    ru: '«{source}»: маны получено {count}. Выбери, сколько из неё взять победными очками.',
  },
  'prompt.discard': { en: '{source}: discard {count} {count|card|cards}.', ru: '«{source}»: сбрось {count} {count|карту|карты|карт}.' },
  'prompt.pay-cards': { en: '{source}: discard {count} {count|card|cards}.', ru: '«{source}»: сбрось {count} {count|карту|карты|карт}.' },
  'confirm.scout-discard': { en: 'Discard {count}', ru: 'Сбросить {count}' },
  'confirm.discard': { en: 'Discard {count}', ru: 'Сбросить {count}' },
  'confirm.pay-cards': { en: 'Discard {count}', ru: 'Сбросить {count}' },
  'confirm.harvest': { en: 'Harvest {count}', ru: 'Собрать {count}' },
  'prompt.pay': { en: '{source}: choose what to pay.', ru: '«{source}»: выбери, чем заплатить.' },
  'prompt.may-pay-cards': { en: '{source}: discard a card, or skip.', ru: '«{source}»: сбрось карту или пропусти.' },
  'prompt.may-pay': { en: '{source}: pay, or skip.', ru: '«{source}»: заплати или пропусти.' },
  'prompt.choose': { en: '{source}: choose one.', ru: '«{source}»: выбери одно.' },
  'prompt.transfer': {
    en: '{source}: choose a place for the inner circle, or skip.',
    ru: '«{source}»: перенеси место силы во внутренний круг или пропусти.',
  },
  'prompt.opponent': { en: '{source}: choose an opponent.', ru: '«{source}»: выбери противника.' },
  'prompt.harvest': {
    en: '{source}: choose {count} {count|place|places} to harvest.',
    ru: '«{source}»: выбери {count} {count|место силы|места силы|мест силы} для урожая.',
  },
  'prompt.path-cell': { en: '{source}: choose a cell of your path you have reached.', ru: '«{source}»: выбери достигнутую ячейку пути.' },
  'prompt.sickle': {
    en: '{source}: choose a ritual for a free sickle, or skip.',
    ru: '«{source}»: выбери ритуал для бесплатного серпа или пропусти.',
  },
  'prompt.orb': { en: '{source}: choose a ritual for a free orb, or skip.', ru: '«{source}»: выбери ритуал для бесплатного шара или пропусти.' },
  'prompt.move': { en: '{source}: move a figure to a region, or stop.', ru: '«{source}»: перемести фишку в регион или остановись.' },
  'prompt.move-all': {
    en: '{source}: choose a ritual whose figures go to the battle, or stop.',
    ru: '«{source}»: выбери ритуал, с которого фишки идут в бой, или остановись.',
  },
  'prompt.return': { en: '{source}: choose a witch to bring home.', ru: '«{source}»: выбери ведьму, которая вернётся в запас.' },
  'prompt.remove': { en: '{source}: choose a ritual to remove.', ru: '«{source}»: выбери ритуал, который будет удалён.' },
  'prompt.apply': {
    en: '{source}: choose a ritual whose instant effect applies.',
    ru: '«{source}»: выбери ритуал, чей мгновенный эффект сработает.',
  },
  'prompt.copy': { en: '{source}: choose the effect to copy.', ru: '«{source}»: выбери эффект для копирования.' },
  'prompt.find': { en: '{source}: choose a place to find, or skip.', ru: '«{source}»: найди место силы или пропусти.' },
  'prompt.region': { en: '{source}: choose a region to refill.', ru: '«{source}»: выбери регион, который будет восполнен.' },
  'prompt.link': {
    en: '{source}: choose a place whose link bonus works again, or skip.',
    ru: '«{source}»: выбери место силы, чей бонус связи сработает ещё раз, или пропусти.',
  },
  'prompt.reward': { en: '{source}: choose a battle reward.', ru: '«{source}»: выбери боевую награду.' },
  'prompt.repeat': {
    en: '{source}: choose a reward to gain once more, or skip.',
    ru: '«{source}»: выбери награду, которую получишь ещё раз, или пропусти.',
  },
  'prompt.play-ritual': {
    en: '{source}: play a ritual for {discount} {discount|resource|resources} less, or skip.',
    ru: '«{source}»: разыграй ритуал на {discount} {discount|ресурс|ресурса|ресурсов} дешевле или пропусти.',
  },
  'prompt.offer-advancePath': { en: '{source}: advance one step on your path?', ru: '«{source}»: сделать шаг по пути ковена?' },
  'prompt.offer-pay': { en: '{source}: discard a card for 2 mana?', ru: '«{source}»: сбросить карту за 2 маны?' },
  'prompt.reward-order': { en: '{source}: choose the reward to take next.', ru: '«{source}»: выбери, какую награду получить следующей.' },

  'prompt.dial': {
    en: '{source}: set your dial. Nobody sees it until all are set.',
    ru: '«{source}»: выставь индикатор маны. До открытия его никто не увидит.',
  },
  'prompt.adjust': {
    en: '{source}: your dial shows {mana}. Turn it, or leave it.',
    ru: '«{source}»: на твоём индикаторе {mana}. Измени значение или оставь.',
  },
  'prompt.take-stone': { en: '{source} is yours: choose a power stone.', ru: '«{source}»: победа за тобой, выбери камень силы.' },
  'prompt.stones': {
    en: 'Lay your stones on places of the inner circle. Nobody sees it until all are done.',
    ru: 'Разложи камни силы на места внутреннего круга. До общего открытия их никто не увидит.',
  },

  'status.coven': { en: '{@seat} is choosing a coven.', ru: '{@seat} выбирает ковен.' },
  'status.scout-discard': { en: '{@seat} is choosing cards to discard.', ru: '{@seat} выбирает карты для сброса.' },
  'status.turn': { en: '{@seat} is choosing an action.', ru: '{@seat} выбирает действие.' },
  'status.payment': { en: '{@seat} is paying for {source}.', ru: '{@seat} платит ({source}).' },
  'status.catalysts': { en: '{@seat} is creating catalysts.', ru: '{@seat} создаёт катализаторы.' },
  'status.effect': { en: '{@seat} resolves {source}.', ru: '{@seat} выполняет эффект ({source}).' },
  'status.dial': { en: '{@seat} is setting the dial ({source}).', ru: '{@seat} выставляет индикатор ({source}).' },
  'status.adjust': { en: '{@seat} may turn the dial once more.', ru: '{@seat} может изменить индикатор.' },
  'status.take-stone': { en: '{@seat} is choosing a power stone.', ru: '{@seat} выбирает камень силы.' },
  'status.stones': { en: '{@seat} is laying power stones.', ru: '{@seat} раскладывает камни силы.' },

  'option.pass': { en: 'Pass', ru: 'Спасовать' },
  'option.end-turn': { en: 'End turn', ru: 'Завершить ход' },
  'option.token': { en: 'Use the coven token', ru: 'Активировать жетон ковена' },
  'option.discard-trade': { en: 'Discard 2 cards for a resource', ru: 'Сбросить 2 карты за ресурс' },
  'option.star-discard': { en: 'Discard a card for a resource or mana', ru: 'Сбросить карту за ресурс или ману' },
  'option.none': { en: 'Skip', ru: 'Пропустить' },
  'option.yes': { en: 'Yes', ru: 'Да' },
  'option.no': { en: 'No', ru: 'Нет' },
  'option.nothing': { en: 'Nothing', ru: 'Ничего' },
  'option.goods': { en: '{goods}', ru: '{goods}' },
  'option.path': { en: 'Cell {cell}: {goods}', ru: 'Ячейка {cell}: {goods}' },
  'option.path-slash': { en: 'Cell {cell}, one of: {goods}', ru: 'Ячейка {cell}, на выбор: {goods}' },
  'option.reward': { en: '{region}: {goods}', ru: '{region}: {goods}' },
  'option.player': { en: '{@seat}', ru: '{@seat}' },
  'option.automa': { en: 'The Automa', ru: 'Автома' },
  'option.catalysts-done': { en: 'Create them', ru: 'Создать' },
  'option.best': { en: 'Lay them for the highest score', ru: 'Разложить с наибольшей выгодой' },
  'option.stones-done': { en: 'Leave them as they are', ru: 'Оставить так' },

  'reason.points': {
    en: '{@seat} takes the throne with {total} {total|point|points}.',
    ru: '{@seat} занимает трон. {total} {total|очко|очка|очков}.',
  },
  'reason.mana': {
    en: '{@seat} takes the throne: {total} {total|point|points} and the most mana left.',
    ru: '{@seat} занимает трон: {total} {total|очко|очка|очков} и больше маны в запасе.',
  },
  'reason.shared': { en: 'The throne is shared at {total} {total|point|points}.', ru: 'Трон разделён: по {total} {total|очку|очка|очков}.' },
  'reason.beat-automa': { en: 'You beat the Automa, {total} to {automa}.', ru: 'Автома побеждена, {total} : {automa}.' },
  'reason.automa': { en: 'The Automa keeps the throne, {automa} to {total}.', ru: 'Трон остаётся за Автомой, {automa} : {total}.' },

  'grade.band': {
    en: '{grade}: grade {nth} of our {all}. The next starts at {next} {next|point|points}.',
    ru: '{grade}: звание {nth} из наших {all}, следующее — с {next} {next|очка|очков|очков}.',
  },
  'grade.top': { en: '{grade}: the highest of our {all} grades.', ru: '{grade}: высшее из наших {all} званий.' },

  'score.game': { en: 'During the game', ru: 'За игру' },
  'score.specialists': { en: 'Specialists', ru: 'Специалисты' },
  'score.places': { en: 'Places of the inner circle', ru: 'Места силы внутреннего круга' },
  'score.rituals': { en: 'Rituals of the inner circle', ru: 'Ритуалы внутреннего круга' },
  'score.stones': { en: 'Power stones', ru: 'Камни силы' },
  'score.council': { en: 'Council: {card}', ru: 'Совет: {card}' },
}
