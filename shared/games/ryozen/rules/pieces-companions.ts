import type { RulesSection } from '../../../rules/text.ts'

/** The abilities of the companions. In their texts, "this sector" is the one where the companion has just been placed. */
export const COMPANION_SECTIONS: readonly RulesSection[] = [
  {
    id: 'apprentice',
    title: { en: 'Apprentice', ru: 'Подмастерье' },
    clauses: ['RY-6.1'],
    text: {
      en: `
        No ability. Each clan has {n:clan-tiles} tiles: {n:clan-apprentices} Apprentices and one of every other kind of
        [[term:companion|companion]]. In the abilities that follow, "this sector" is the one where you have just placed the companion.`,
      ru: `
        Способности нет. В клане {n:clan-tiles} тайлов: {n:clan-apprentices} Подмастерьев и по одному [[term:companion|соратнику]] каждого другого
        вида. В описаниях способностей «этот сектор» — тот, куда соратник только что помещён.`,
    },
  },
  {
    id: 'warrior',
    title: { en: 'Warrior', ru: 'Воин' },
    clauses: ['RY-6.2'],
    text: {
      en: `[[term:strike|Strike]] one other companion in this sector.`,
      ru: `Нанеси [[term:strike|удар]] по одному другому соратнику в этом секторе.`,
    },
  },
  {
    id: 'archer',
    title: { en: 'Archer', ru: 'Лучник' },
    clauses: ['RY-6.3'],
    text: {
      en: `[[term:strike|Strike]] one companion in the [[term:opposite|opposite]] sector.`,
      ru: `Нанеси [[term:strike|удар]] по одному соратнику в [[term:opposite|противоположном]] секторе.`,
    },
  },
  {
    id: 'organizer',
    title: { en: 'Organizer', ru: 'Организатор' },
    clauses: ['RY-6.4'],
    text: {
      en: `
        [[term:strike|Strike]] one companion in any sector where you have a [[term:hidden|hidden]] companion. That hidden one can be the target,
        too.`,
      ru: `
        Нанеси [[term:strike|удар]] по одному соратнику в любом секторе, где у тебя есть [[term:hidden|скрытый]] соратник. Целью может быть и он
        сам.`,
    },
  },
  {
    id: 'bard',
    title: { en: 'Bard', ru: 'Бард' },
    clauses: ['RY-6.5'],
    text: {
      en: `Turn one [[term:revealed|revealed]] companion in an [[term:adjacent|adjacent]] sector hidden, anybody's, free of charge.`,
      ru: `
        Бесплатно переверни одного [[term:revealed|раскрытого]] соратника в [[term:adjacent|соседнем]] секторе скрытой стороной вверх — своего или
        чужого.`,
    },
  },
  {
    id: 'diplomat',
    title: { en: 'Diplomat', ru: 'Дипломат' },
    clauses: ['RY-6.6'],
    text: {
      en: `
        Move one of your companions from an [[term:adjacent|adjacent]] sector to a free [[term:slot|slot]] of this one. It stays as it is,
        revealed or hidden. You pay nothing, not even for a paid slot. The move brings neither its ability nor a day effect.`,
      ru: `
        Перемести одного своего соратника из [[term:adjacent|соседнего]] сектора на свободное [[term:slot|место]] этого. Он остаётся как был —
        раскрытым или скрытым. Платить не нужно, даже за платное место. Ни способности, ни дневного эффекта перемещение не даёт.`,
    },
  },
  {
    id: 'philosopher',
    title: { en: 'Philosopher', ru: 'Философ' },
    clauses: ['RY-6.7'],
    text: {
      en: `Buy one [[term:revelation|revelation]] at its price.`,
      ru: `Приобрети одно [[term:revelation|откровение]] по его цене.`,
    },
  },
  {
    id: 'merchant',
    title: { en: 'Merchant', ru: 'Торговец' },
    clauses: ['RY-6.8'],
    text: {
      en: `Gain [[term:any-resource|any resource]].`,
      ru: `Получи [[term:any-resource|любой ресурс]].`,
    },
  },
  {
    id: 'adviser',
    title: { en: 'Adviser', ru: 'Советник' },
    clauses: ['RY-6.9'],
    text: {
      en: `
        If your [[term:herald|herald]] stands on position I, gain {n:adviser-favour} favour. Otherwise gain {n:adviser-scrolls} scrolls.`,
      ru: `
        Если твой [[term:herald|Глашатай]] стоит на делении I, получи {n:adviser-favour} очка благосклонности. Иначе получи {n:adviser-scrolls}
        свитка.`,
    },
  },
  {
    id: 'pathfinder',
    title: { en: 'Pathfinder', ru: 'Следопыт' },
    clauses: ['RY-6.10'],
    text: {
      en: `
        [[term:explore|Explore]] one village, or take the [[term:bonus|bonus]] of the village where your explorer stands. You cannot do both.`,
      ru: `
        [[term:explore|Исследуй]] одну деревню или получи [[term:bonus|бонус]] той, на которой стоит твой Исследователь. Что-то одно.`,
    },
  },
  {
    id: 'seer',
    title: { en: 'Seer', ru: 'Ясновидец' },
    clauses: ['RY-6.11'],
    text: {
      en: `
        Discard one foretold [[term:event|event]], or return the top card of the [[term:event-discard|event discard]] to an empty area of your
        choice.`,
      ru: `
        Сбрось одно предсказанное [[term:event|событие]] или верни верхнюю карточку [[term:event-discard|сброса событий]] на пустую область по
        своему выбору.`,
    },
  },
  {
    id: 'mentor',
    title: { en: 'Mentor', ru: 'Наставник' },
    clauses: ['RY-6.12'],
    text: {
      en: `
        Apply the [[term:day-effect|day effect]] of the [[term:clan-house|Clan House]]. Afterwards you may still apply the day effect of this
        sector.`,
      ru: `
        Примени [[term:day-effect|дневной эффект]] [[term:clan-house|Дома кланов]]. После этого можешь, как обычно, применить дневной эффект этого
        сектора.`,
    },
  },
  {
    id: 'hermit',
    title: { en: 'Hermit', ru: 'Отшельник' },
    clauses: ['RY-6.13'],
    text: {
      en: `
        Choose an [[term:adjacent|adjacent]] sector. In this turn you apply its [[term:day-effect|day effect]] instead of that of this sector. The
        [[term:seal|seals]] of the chosen sector work, those of this sector do not.

        Example: a Hermit at the Altar can apply the Outskirts or the Springs. Your Seal of the Altar rests.`,
      ru: `
        Выбери [[term:adjacent|соседний]] сектор. В этот ход ты применяешь его [[term:day-effect|дневной эффект]] вместо эффекта этого сектора.
        [[term:seal|Печати]] выбранного сектора действуют, печати этого — нет.

        Пример: Отшельник у Алтаря может применить Окраину или Источники. Печать Алтаря молчит.`,
    },
  },
  {
    id: 'guardian',
    title: { en: 'Guardian', ru: 'Страж' },
    clauses: ['RY-6.14'],
    text: {
      en: `
        Pay a coin: this sector is [[term:lock|locked]] until the start of your next turn, at the latest until the Day ends. If the Guardian is
        your last companion of the Day, the lock holds until Night. What a lock forbids: [[RY-6.17]].`,
      ru: `
        Заплати монету: этот сектор [[term:lock|закрыт]] до начала твоего следующего хода, но не дольше чем до конца Дня. Если Страж — твой
        последний соратник за День, сектор закрыт до самой Ночи. Что именно запрещено: [[RY-6.17]].`,
    },
  },
  {
    id: 'night-agent',
    title: { en: 'Night Agent', ru: 'Ночной агент' },
    clauses: ['RY-6.15'],
    text: {
      en: `Pay [[term:any-resource|any resource]] and gain a [[term:moon-shard|moon shard]] of the colour of this sector.`,
      ru: `Заплати [[term:any-resource|любой ресурс]] и получи [[term:moon-shard|осколок луны]] цвета этого сектора.`,
    },
  },
  {
    id: 'juggler',
    title: { en: 'Juggler', ru: 'Фокусник' },
    clauses: ['RY-6.16', 'RY-6.18'],
    text: {
      en: `
        Use the [[term:ability|ability]] of one of your companions in the [[term:row|Clan House row]], as if it were the Juggler's own. It works
        in the sector of the Juggler. The tile stays in the row. A Juggler never copies a Juggler: each clan has only one.

        Example: in the Gate a Juggler who copies the Archer strikes at the Altar. If it copies the Night Agent, it earns a coral shard.`,
      ru: `
        Примени [[term:ability|способность]] одного своего соратника из [[term:row|ряда Дома кланов]], словно это способность Фокусника. Она
        действует там, где стоит Фокусник. Тайл остаётся в ряду. Фокусник не копирует Фокусника: он в клане один.

        Пример: во Вратах Фокусник, копируя Лучника, бьёт по сектору Алтаря. Копируя Ночного агента, он получает коралловый осколок.`,
    },
  },
]
