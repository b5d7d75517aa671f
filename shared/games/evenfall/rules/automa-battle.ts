import type { RulesSection } from '../../../rules/text.ts'

/** Alone against the Automa: battles and the end. */
export const AUTOMA_BATTLE: readonly RulesSection[] = [
  {
    id: 'automa-battle',
    title: { en: 'Battles against her', ru: 'Бои против неё' },
    clauses: ['EV-27.1', 'EV-27.2', 'EV-27.3', 'EV-27.7'],
    text: {
      en: `Each of you takes part with a figure in the region. Without any there is no battle; alone there, she wins and is rewarded by her strength.

        First choose your mana, from 0 to {n:dial-max} and not more than you have. Keir and other battle effects work now. When your strength is
        fixed, reveal and discard a card of the main deck for each of her witches there. Her strength: the VP printed on those cards, plus the number
        of the round, plus her witches in the region.`,
      ru: `Каждый из вас участвует, если у него есть фишка в регионе. Фишек нет — нет и боя; если там только она, она побеждает и получает награды по
        своей силе.

        Сначала выбери ману, от 0 до {n:dial-max} и не больше, чем есть. Сейчас же применяются Кейр и другие боевые эффекты. Когда твоя сила известна,
        открой и сбрось по карте основной колоды за каждую её ведьму в регионе. Её сила: ПО на этих картах плюс номер раунда плюс её ведьмы в регионе.`,
    },
  },
  {
    id: 'automa-spoils',
    title: { en: 'Rewards and stones', ru: 'Награды и камни' },
    clauses: ['EV-27.4', 'EV-27.5', 'EV-27.6'],
    text: {
      en: `Both of you get rewards by strength, with the usual thresholds, you first. For her, resources, cards and mana are 1 VP each, VP are VP, she
        advances on her own path, and a transfer is her own or nothing.

        The higher strength wins, and every tie is yours. If she wins, she takes the leftmost stone.

        Example: round 1, your two witches and four mana make six. Her two witches and cards with 4 VP make 4 + 1 + 2 = 7: she wins, you stay first
        player.`,
      ru: `Вы оба получаете награды по силе с обычными порогами, сначала ты. Для неё ресурсы, карты и мана — по 1 ПО, ПО — это ПО, шаг — по её пути,
        перенос — её собственный или ничего.

        Побеждает тот, у кого сила больше; любая ничья твоя. Если победила она, она берёт самый левый камень.

        Пример: раунд 1, твои две ведьмы и четыре маны — шесть. Её две ведьмы и карты на 4 ПО — 4 + 1 + 2 = 7: победа за ней, первый игрок всё равно
        ты.`,
    },
  },
  {
    id: 'automa-score',
    title: { en: 'Her final score', ru: 'Её финальный счёт' },
    clauses: ['EV-28.1', 'EV-28.2'],
    text: {
      en: `She places her stones on inner places, whatever the symbols, one on each: first where the ritual has the most VP, the leftmost of equals.
        Stones that find no ritual to double bring nothing.

        Her score: the VP she has gained, plus those on her specialists, plus those on places and rituals in her inner circle, with rituals under a
        stone doubled. She has no council.`,
      ru: `Она кладёт камни на места внутреннего круга, не глядя на символы, по одному: сначала туда, где у ритуала больше всего ПО, из равных — на
        самое левое. Камни, которым не досталось ритуала, ничего не приносят.

        Её счёт: набранные ПО, ПО её специалистов и ПО мест силы и ритуалов внутреннего круга, ритуалы под камнем — вдвойне. Совета у неё нет.`,
    },
  },
  {
    id: 'automa-result',
    title: { en: 'Your result', ru: 'Твой результат' },
    clauses: ['EV-28.3'],
    text: {
      en: `You beat her with strictly more VP. With as many or fewer, she wins; mana breaks no tie here.

        The result names your [[term:grade|grade]] first and the victory second: your score falls into one of several bands, from novice to legend.
        The rulebook has no such bands; they are our own. Remember that passing ends her round, too: passing early costs you turns, and her just as
        many.`,
      ru: `Ты побеждаешь, если ПО у тебя строго больше. Если столько же или меньше, побеждает она; мана здесь ничью не решает.

        Результат называет сначала [[term:grade|звание]], а уж потом победу: за счёт даётся одно из званий, от новичка до легенды. В правилах
        игры званий нет, они наши. И помни, что пас заканчивает и её раунд: ранний пас стоит ходов тебе, но ей — столько же.`,
    },
  },
]
