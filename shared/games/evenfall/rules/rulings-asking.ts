import type { Ruling } from '../../../rules/text.ts'

/** EV-R43 to EV-R53: which questions are asked, and how. */
export const ASKING_RULINGS: readonly Ruling[] = [
  {
    id: 'EV-R43',
    clauses: ['EV-26.15', 'EF-A2'],
    doubt: {
      en: 'What does the link bonus "harvest this place" give to the Automa?',
      ru: 'Что даёт Автоме бонус связи «собери урожай с этого места силы»?',
    },
    decision: {
      en: 'The goods of the place, as VP. It is no harvest of her whole circle. Catalysts and returning witches are nothing to her.',
      ru: 'Бонусы этого места в виде ПО. Это не урожай со всего круга. Катализаторы и возвращение ведьм ей ничего не дают.',
    },
    reason: {
      en: 'Everything a link bonus brings her becomes VP; what has no use for her is left out.',
      ru: 'Всё, что приносит ей бонус связи, становится ПО; бесполезное для неё опускается.',
    },
  },
  {
    id: 'EV-R44',
    clauses: ['EV-4.4', 'EV-15.8'],
    doubt: {
      en: 'May the game answer for you when you have no choice?',
      ru: 'Может ли игра ответить за тебя, когда выбора нет?',
    },
    decision: {
      en: `Only if everybody could know it anyway. It does not pass for you when nothing else is possible, and skips no question whose answer depends
        on your hand.`,
      ru: `Только если это и так всем известно. Она не пасует за тебя, когда ничего другого не остаётся, и не пропускает вопросов, ответ на которые
        зависит от твоей руки.`,
    },
    reason: {
      en: 'Otherwise the others would learn which cards you hold.',
      ru: 'Иначе остальные узнали бы, какие карты у тебя на руке.',
    },
  },
  {
    id: 'EV-R45',
    clauses: ['EV-15.3'],
    doubt: {
      en: 'Must you be asked for the order of your effects if only one of them holds a choice?',
      ru: 'Нужно ли спрашивать о порядке твоих эффектов, если выбор есть только в одном из них?',
    },
    decision: {
      en: 'Yes, unless all of them are fixed gains, draws or strength.',
      ru: 'Да, кроме случая, когда все они просто дают точно указанное, карты или боевую силу.',
    },
    reason: {
      en: 'What one effect counts may depend on what another did before.',
      ru: 'То, что считает один эффект, может зависеть от другого, выполненного раньше.',
    },
  },
  {
    id: 'EV-R46',
    clauses: ['EV-31.1a', 'EF-V25'],
    doubt: {
      en: 'What if one player has two effects that change the dial?',
      ru: 'Что, если у одного игрока два эффекта, меняющих индикатор?',
    },
    decision: {
      en: 'They add up to one change. The limits stay 0, {n:dial-max} and your own mana.',
      ru: 'Они складываются в одно изменение. Пределы те же: 0, {n:dial-max} и своя мана.',
    },
    reason: {
      en: 'There is only one moment to change it.',
      ru: 'Момент для изменения только один.',
    },
  },
  {
    id: 'EV-R47',
    clauses: ['EV-12.1', 'EV-19.5'],
    doubt: {
      en: 'In the printed scoring example four sickles lie on four named rituals, whose pictures are lost.',
      ru: 'В печатном примере подсчёта четыре серпа лежат на четырёх названных ритуалах, чьи картинки утрачены.',
    },
    decision: {
      en: 'Sage Elephant, Singing Cauldron, Living Chest and Cat Helper have a catalyst cell each.',
      ru: 'У «Слона-мудреца», «Поющего котла», «Живого сундука» и «Кота-помощника» есть по ячейке для катализатора.',
    },
    reason: {
      en: 'Only then can the example add up to 108.',
      ru: 'Только так пример может дать 108 очков.',
    },
  },
  {
    id: 'EV-R48',
    clauses: ['EV-10.5', 'EV-10.8', 'EV-12.1'],
    doubt: {
      en: 'Several free cells of a region, or of one ritual, are alike. Which one do you choose?',
      ru: 'Несколько свободных ячеек региона или одного ритуала одинаковы. Какую выбирать?',
    },
    decision: {
      en: 'You are offered one of them, the leftmost free one. Catalyst cells fill up from the left, too.',
      ru: 'Тебе предложат одну, самую левую из свободных. Ячейки для катализаторов тоже заполняются слева.',
    },
    reason: {
      en: 'The choice would make no difference.',
      ru: 'Выбор ничего бы не менял.',
    },
  },
  {
    id: 'EV-R49',
    clauses: ['EV-12.3', 'EV-19.3'],
    doubt: {
      en: 'How do you announce a batch of catalysts, or the placement of your stones?',
      ru: 'Как объявить несколько катализаторов или размещение камней?',
    },
    decision: {
      en: `Piece by piece, and you may take pieces back. Catalysts are paid when you say that the batch is complete. Stones are laid one by one, or
        all that are left at once where they score most.`,
      ru: `По одному, и каждый можно отменить. Катализаторы оплачиваются, когда ты скажешь, что это все. Камни кладутся по одному или все оставшиеся
        сразу, с наибольшей выгодой.`,
    },
    reason: {
      en: 'It comes to the same and needs no long form to fill in.',
      ru: 'Итог тот же, а длинную форму заполнять не нужно.',
    },
  },
  {
    id: 'EV-R50',
    clauses: ['EV-7.13', 'EV-8.1'],
    doubt: {
      en: 'When do the others learn which card you play?',
      ru: 'Когда остальные узнают, какую карту ты разыгрываешь?',
    },
    decision: {
      en: 'As soon as you announce it, even while you still choose how to pay.',
      ru: 'Как только она объявлена, даже если ты ещё выбираешь, чем платить.',
    },
    reason: {
      en: 'At a table, too, the card lies there first.',
      ru: 'За столом карта тоже сначала ложится.',
    },
  },
  {
    id: 'EV-R51',
    clauses: ['EV-15.6', 'EV-15.8'],
    doubt: {
      en: 'Are you first asked whether you pay, and then with what?',
      ru: 'Спрашивают ли сначала, платишь ли ты, а потом чем?',
    },
    decision: {
      en: 'It is one question: what you pay with, or nothing. A price you must pay and that takes your whole hand is paid without asking.',
      ru: 'Это один вопрос: чем платишь или ничем. Обязательная цена, на которую уходит вся рука, платится без вопроса.',
    },
    reason: {
      en: 'Two questions would say the same twice, and a question with one answer says nothing.',
      ru: 'Два вопроса сказали бы одно и то же дважды, а вопрос с одним ответом не говорит ничего.',
    },
  },
  {
    id: 'EV-R52',
    clauses: ['EV-11.5', 'EV-12.7', 'EF-V14'],
    doubt: {
      en: 'If you decline one of several transfers, are you asked for the next?',
      ru: 'Если отказаться от одного из нескольких переносов, спросят ли о следующем?',
    },
    decision: {
      en: "No. Declining ends the rest of that effect's transfers. The same goes for free catalysts and for figures to move.",
      ru: 'Нет. Отказ прекращает остальные переносы этого эффекта. Так же с бесплатными катализаторами и перемещением фишек.',
    },
    reason: {
      en: 'Nothing has changed in between, so the answer would be the same.',
      ru: 'Между вопросами ничего не изменилось, ответ был бы тем же.',
    },
  },
  {
    id: 'EV-R53',
    clauses: ['EF-V14'],
    doubt: {
      en: 'How are several figures moved?',
      ru: 'Как перемещаются несколько фишек?',
    },
    decision: {
      en: 'One at a time. The first one chooses the region, the others follow it or stay. Each is a move of its own.',
      ru: 'По одной. Первая выбирает регион, остальные идут за ней или остаются. Каждая — отдельное перемещение.',
    },
    reason: {
      en: 'All go to one region, so it has to be known first.',
      ru: 'Все идут в один регион, значит, сначала нужно его знать.',
    },
  },
]
