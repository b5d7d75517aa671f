import type { Language } from '#shared/kernel/words.ts'
import { type RulesSection, RulesSections, RulesTips } from '../../ui/RulesSections.tsx'
import { Sign } from './Sprite.tsx'

const SECTIONS: readonly RulesSection[] = [
  {
    sign: <Sign name="favour" />,
    title: { en: 'To win', ru: 'Победа' },
    text: {
      en: 'Have the most favour of the Phoenix after three rounds. A tie goes to the better herald.',
      ru: 'Набери больше всех благосклонности Феникса за три раунда. При равенстве побеждает тот, чей Глашатай стоит лучше.',
    },
  },
  {
    sign: <Sign name="day" />,
    title: { en: 'By day', ru: 'Днём' },
    text: {
      en: 'On your turn place one companion: in a free slot of a sector, or in the Palace. Use its ability, then the day effect of the place. The day ends when all hands are empty.',
      ru: 'В свой ход помести одного соратника: на свободное место сектора или во Дворец. Примени его способность, затем дневной эффект места. День кончается, когда руки пусты.',
    },
  },
  {
    sign: <Sign name="hide" />,
    title: { en: 'Hidden', ru: 'Скрытые' },
    text: {
      en: 'For 1 more coin, you place a companion face down: 2 influence instead of 1, but no ability. A strike only reveals it. A revealed companion that is struck goes to the Palace.',
      ru: 'За 1 монету сверху соратник ложится лицом вниз: влияние 2 вместо 1, но без способности. Удар раскрывает его, а раскрытого отправляет во Дворец.',
    },
  },
  {
    sign: <Sign name="night" />,
    title: { en: 'By night', ru: 'Ночью' },
    text: {
      en: 'Foretold events come true for everybody. Then each sector rewards everybody who is there, and the player with the most influence also gets a moon shard. A tie goes to the better herald.',
      ru: 'Предсказанные события сбываются для всех. Затем каждый сектор награждает всех, кто там есть, а у кого влияния больше всех, тот получает ещё и осколок луны; при равенстве — тот, чей Глашатай стоит лучше.',
    },
  },
  {
    sign: <Sign name="rotate" />,
    title: { en: 'The Palace', ru: 'Дворец' },
    text: {
      en: 'It highlights three sectors. When you use it, you gain a resource, or pay a lantern for the day effect of a highlighted sector. Then it turns by one.',
      ru: 'Он выделяет три сектора. Там можно получить ресурс или за фонарь применить дневной эффект выделенного сектора, затем Дворец поворачивается на один сектор.',
    },
  },
  {
    sign: <Sign name="buy" />,
    title: { en: 'Revelations', ru: 'Откровения' },
    text: {
      en: 'Bought with scrolls at the Springs. Keep one for what it does, or burn it for favour at once.',
      ru: 'Приобретаются за свитки у Источников. Оставь ради действия или сразу сожги ради благосклонности.',
    },
  },
  {
    sign: <Sign name="village" />,
    title: { en: 'Villages', ru: 'Деревни' },
    text: {
      en: 'In the Outskirts your explorer moves on, or builds the next village for favour. The Altar lets you take the bonus of one you have explored.',
      ru: 'На Окраине твой Исследователь идёт дальше или строит следующую деревню за благосклонность. Алтарь даёт бонус одной из исследованных.',
    },
  },
  {
    sign: <Sign name="hire" />,
    title: { en: 'Clan House', ru: 'Дом кланов' },
    text: {
      en: 'Reveal a companion from your stack, then hire one of yours from the row in place of another. Those on the right cost more and bring more favour.',
      ru: 'Раскрой соратника из своей стопки, затем найми одного своего из ряда вместо другого. Правее дороже, но и благосклонности больше.',
    },
  },
  {
    sign: <Sign name="shard" />,
    title: { en: 'At the end', ru: 'В конце' },
    text: {
      en: 'Three shards of one colour: 9 favour. One of each colour: 6. A single shard: 1. Every three resources: 3. The first player token counts as a shard of any colour.',
      ru: 'Три осколка одного цвета: 9 благосклонности. По одному каждого цвета: 6. Отдельный осколок: 1. Каждые три ресурса: 3. Жетон первого игрока считается осколком любого цвета.',
    },
  },
]

export function Rules({ language }: { readonly language: Language }) {
  return <RulesSections sections={SECTIONS} language={language} className="ry-rules" />
}

/** Shown while the clans are chosen. */
export function Tips({ language }: { readonly language: Language }) {
  return <RulesTips sections={SECTIONS.slice(0, 4)} language={language} className="ry-tips" />
}
