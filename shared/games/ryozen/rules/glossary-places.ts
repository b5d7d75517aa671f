import type { GlossaryEntry } from '../../../rules/text.ts'

/** Places, and what lies on the board. */
export const PLACE_ENTRIES: readonly GlossaryEntry[] = [
  {
    id: 'sector',
    name: { en: 'Sector', ru: 'Сектор' },
    text: {
      en: 'One of the six places around the Palace, with slots, a day effect and a night reward. The Palace is no sector.',
      ru: 'Одно из шести мест вокруг Дворца со своими местами для соратников, дневным эффектом и ночной наградой. Дворец — не сектор.',
    },
    clauses: ['RY-0.1'],
  },
  {
    id: 'gate',
    name: { en: 'Gate', ru: 'Врата' },
    text: {
      en: 'Sector. By Day a lantern, and an event may be discarded. At Night favour; coral.',
      ru: 'Сектор. Днём — фонарь и возможность сбросить событие. Ночью — очки благосклонности; коралл.',
    },
    clauses: ['RY-5.1', 'RY-12.3'],
  },
  {
    id: 'capital',
    name: { en: 'Capital', ru: 'Столица' },
    text: {
      en: 'Sector. By Day scrolls, and your herald goes first. At Night favour; coral.',
      ru: 'Сектор. Днём — свитки, и твой Глашатай становится первым. Ночью — очки благосклонности; коралл.',
    },
    clauses: ['RY-5.2', 'RY-12.3'],
  },
  {
    id: 'outskirts',
    name: { en: 'Outskirts', ru: 'Окраина' },
    text: {
      en: 'Sector. By Day you explore and build villages. At Night a scroll; jade.',
      ru: 'Сектор. Днём здесь исследуют и строят деревни. Ночью — свиток; нефрит.',
    },
    clauses: ['RY-5.3', 'RY-12.3'],
  },
  {
    id: 'altar',
    name: { en: 'Altar', ru: 'Алтарь' },
    text: {
      en: 'Sector. By Day you may explore a village and take the bonus of one. At Night any resource; jade. The Altar tile at the end of the path is something else.',
      ru: 'Сектор. Днём можно исследовать деревню и получить бонус одной из исследованных. Ночью — любой ресурс; нефрит. Тайл Алтаря в конце пути — это другое.',
    },
    clauses: ['RY-5.7', 'RY-12.3'],
  },
  {
    id: 'springs',
    name: { en: 'Springs', ru: 'Источники' },
    text: {
      en: 'Sector. By Day you buy revelations. At Night a lantern; agate.',
      ru: 'Сектор. Днём здесь приобретают откровения. Ночью — фонарь; агат.',
    },
    clauses: ['RY-5.8', 'RY-12.3'],
  },
  {
    id: 'clan-house',
    name: { en: 'Clan House', ru: 'Дом кланов' },
    text: {
      en: 'Sector. By Day you reveal and hire companions. At Night a coin; agate.',
      ru: 'Сектор. Днём здесь раскрывают и нанимают соратников. Ночью — монета; агат.',
    },
    clauses: ['RY-5.9', 'RY-12.3'],
  },
  {
    id: 'palace',
    name: { en: 'Phoenix Palace', ru: 'Дворец Феникса' },
    text: {
      en: 'The middle of the board. There is always room, companions there are revealed and cannot be struck, and it can turn.',
      ru: 'Центр поля. Место есть всегда, соратники здесь раскрыты, и ударить по ним нельзя; Дворец может поворачиваться.',
    },
    clauses: ['RY-3.5', 'RY-5.10', 'RY-12.7'],
    also: { en: ['castle', 'tower', 'centre'], ru: ['замок', 'башня', 'центр'] },
  },
  {
    id: 'slot',
    name: { en: 'Slot', ru: 'Место' },
    text: { en: 'Room for one companion in a sector.', ru: 'Место для одного соратника в секторе.' },
    clauses: ['RY-1.1', 'RY-3.2'],
    also: { en: ['space', 'spot'], ru: ['ячейка', 'слот'] },
  },
  {
    id: 'paid-slot',
    name: { en: 'Paid slot', ru: 'Платное место' },
    text: { en: 'A slot that costs a resource when you place a companion there.', ru: 'Место, за размещение на котором платят ресурс.' },
    clauses: ['RY-3.3'],
  },
  {
    id: 'adjacent',
    name: { en: 'Adjacent', ru: 'Соседний' },
    text: { en: 'The next sector in either direction.', ru: 'Ближайший сектор с любой из двух сторон.' },
    clauses: ['RY-0.1'],
    also: { en: ['neighbour', 'next to'], ru: ['рядом', 'смежный'] },
  },
  {
    id: 'opposite',
    name: { en: 'Opposite', ru: 'Противоположный' },
    text: {
      en: 'The sector across the Palace: Gate and Altar, Capital and Springs, Outskirts and Clan House.',
      ru: 'Сектор по другую сторону Дворца: Врата и Алтарь, Столица и Источники, Окраина и Дом кланов.',
    },
    clauses: ['RY-0.1'],
    also: { en: ['across'], ru: ['напротив'] },
  },
  {
    id: 'highlighted',
    name: { en: 'Highlighted', ru: 'Выделенный' },
    text: {
      en: 'Lit by the disc of the Palace. Three sectors always are, every other one.',
      ru: 'Отмеченный светлой частью вращающегося поля. Таких секторов всегда три, через один.',
    },
    clauses: ['RY-0.2'],
    also: { en: ['lit', 'light', 'bright'], ru: ['светлый', 'освещённый', 'свет'] },
  },
  {
    id: 'rotation',
    name: { en: 'Turn of the Palace', ru: 'Поворот Дворца' },
    text: {
      en: 'The disc turns by one sector clockwise, and the other three sectors are highlighted.',
      ru: 'Вращающееся поле сдвигается на один сектор по часовой стрелке, и выделенной становится другая тройка.',
    },
    clauses: ['RY-0.2', 'RY-5.10'],
    also: { en: ['rotate', 'disc', 'rotating board'], ru: ['вращение', 'диск', 'вращающееся поле'] },
  },
  {
    id: 'palace-mode',
    name: { en: 'Phoenix Palace mode', ru: 'Режим «Дворец Феникса»' },
    text: {
      en: 'A variant in which companions stand on walls, battlements and the summit of the Palace, where their player sees them.',
      ru: 'Вариант, в котором соратники занимают стены, бойницы и вершину Дворца — те, что видны игроку.',
    },
    clauses: ['RY-14.1'],
  },
  {
    id: 'face',
    name: { en: 'Face of the Palace', ru: 'Сторона Дворца' },
    text: {
      en: 'One of four, with an outer wall and a battlement. Faces turn with the Palace.',
      ru: 'Одна из четырёх, с внешней стеной и бойницей. Стороны поворачиваются вместе с Дворцом.',
    },
    clauses: ['RY-14.1', 'RY-14.3'],
  },
  {
    id: 'point-of-view',
    name: { en: 'Point of view', ru: 'Точка зрения' },
    text: {
      en: 'What you see of the Palace from your side of the board: one face or two, and always the summit.',
      ru: 'То, что видно во Дворце с твоей стороны поля: одна или две стороны и всегда вершина.',
    },
    clauses: ['RY-14.2', 'RY-14.3'],
    also: { en: ['sight', 'visible'], ru: ['видимость', 'обзор'] },
  },
  {
    id: 'outer-wall',
    name: { en: 'Outer wall', ru: 'Внешняя стена' },
    text: {
      en: 'Place at the foot of a face: any resource. Struck companions retreat to one.',
      ru: 'Место у подножия стороны Дворца: любой ресурс. Сюда отступают соратники после удара.',
    },
    clauses: ['RY-14.5', 'RY-14.9'],
  },
  {
    id: 'battlement',
    name: { en: 'Battlement', ru: 'Бойница' },
    text: {
      en: 'Place on the second level of a face: a lantern for a highlighted sector.',
      ru: 'Место на втором уровне стороны Дворца: фонарь за эффект выделенного сектора.',
    },
    clauses: ['RY-14.6'],
  },
  {
    id: 'summit',
    name: { en: 'Summit', ru: 'Вершина' },
    text: {
      en: 'The top of the Palace, in sight of all: any resource, and perhaps a highlighted sector. Whoever comes pushes out who is there.',
      ru: 'Верх Дворца, видный всем: любой ресурс и, возможно, выделенный сектор. Пришедший сталкивает того, кто там стоит.',
    },
    clauses: ['RY-14.7', 'RY-14.8'],
  },
  {
    id: 'pushed-out',
    name: { en: 'Pushed out', ru: 'Столкнутый' },
    text: {
      en: 'Out of the round: not on the board, without influence, back in hand at Dawn.',
      ru: 'Выбыл до конца раунда: не на поле, влияния не даёт, на Рассвете вернётся в руку.',
    },
    clauses: ['RY-14.8', 'RY-14.9'],
    also: { en: ['knocked off', 'shove'], ru: ['столкнуть', 'сбросить с вершины'] },
  },
]
