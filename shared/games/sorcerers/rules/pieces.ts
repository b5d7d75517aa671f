import type { RulesChapter, RulesSection } from '../../../rules/text.ts'

const SORCERERS: readonly RulesSection[] = [
  {
    id: 'vidomina',
    title: { en: 'Vidomina', ru: 'Видомина' },
    clauses: ['SO-8.1', 'SO-8.6'],
    text: {
      en: `- **Dash**, move: to an empty cell beside her, horizontally or vertically.
        - **Summon**, {n:vidomina-summon} steps: the [[term:white-monk]].
        - **Bow Shot**, attack, {n:vidomina-attack} steps: kills a unit exactly two cells away, horizontally or vertically. What stands on the
          cell between does not matter.

        Example: from f6 she can shoot a unit on h6, even over one on g6. She cannot shoot g6.`,
      ru: `- **Рывок**, перемещение: на пустую соседнюю клетку по горизонтали или вертикали.
        - **Призыв**, делений: {n:vidomina-summon}. Появляется [[term:white-monk]].
        - **Выстрел из лука**, атака, делений: {n:vidomina-attack}. Убивает юнита через клетку по горизонтали или вертикали. Кто стоит между
          чародейкой и целью, неважно.

        Пример: с f6 она может попасть в юнита на h6, даже если на g6 кто-то есть. А в g6 — не может.`,
    },
  },
  {
    id: 'necron',
    title: { en: 'Necron', ru: 'Некрон' },
    clauses: ['SO-8.2', 'SO-8.7'],
    text: {
      en: `- **Mind Transfer**, move: he swaps cells with one of his own units beside him, horizontally or vertically, a warrior or the
          Zombie Ball. Both have arrived. The Ball pushes nobody by it.
        - **Summon**, {n:necron-summon} steps: the [[term:zombie-ball]].
        - **Ghost Energy**, attack, {n:necron-attack} steps: kills a unit diagonally beside him.

        Example: Necron on f6, his warriors on f5 and h5, an enemy on g5. He swaps with f5 and captures g5.`,
      ru: `- **Перенос разума**, перемещение: меняется местами со своим юнитом на соседней по горизонтали или вертикали клетке, воином или Шаром
          зомби. Пришедшими считаются оба. Шар при этом никого не толкает.
        - **Призыв**, делений: {n:necron-summon}. Появляется [[term:zombie-ball]].
        - **Призрачная энергия**, атака, делений: {n:necron-attack}. Убивает юнита на соседней по диагонали клетке.

        Пример: Некрон на f6, его воины на f5 и h5, враг на g5. Поменявшись с f5, он окружает g5.`,
    },
  },
  {
    id: 'merlin',
    title: { en: 'Merlin', ru: 'Мерлин' },
    clauses: ['SO-8.3', 'SO-8.8'],
    text: {
      en: `- **Forest Spirit**, move: to an empty cell diagonally beside him.
        - **Summon**, {n:merlin-summon} steps: the [[term:familiar]].
        - **Lightning**, attack, {n:merlin-attack} steps: kills a unit beside him, horizontally or vertically.`,
      ru: `- **Лесной дух**, перемещение: на пустую соседнюю клетку по диагонали.
        - **Призыв**, делений: {n:merlin-summon}. Появляется [[term:familiar]].
        - **Молния**, атака, делений: {n:merlin-attack}. Убивает юнита на соседней по горизонтали или вертикали клетке.`,
    },
  },
  {
    id: 'dadalan',
    title: { en: 'Dadalan', ru: 'Дадалан' },
    clauses: ['SO-8.4', 'SO-8.9'],
    text: {
      en: `- **Flight**, move: over a friendly unit beside him, horizontally or vertically, to the empty cell right behind it. It may be his own
          or from another friendly army.
        - **Summon**, {n:dadalan-summon} steps: the [[term:fire-spirit]].
        - **Fire Stone**, attack, {n:dadalan-attack} steps: kills a unit exactly two cells away diagonally. What stands on the cell between
          does not matter.

        Example: from f6 he can hit a unit on h8, even over one on g7. He cannot hit g7.`,
      ru: `- **Полёт**, перемещение: через дружественного юнита на соседней по горизонтали или вертикали клетке на пустую клетку сразу за ним.
          Юнит может быть своим или из дружественной армии.
        - **Призыв**, делений: {n:dadalan-summon}. Появляется [[term:fire-spirit]].
        - **Огненный камень**, атака, делений: {n:dadalan-attack}. Убивает юнита через клетку по диагонали. Кто стоит между чародеем и целью, неважно.

        Пример: с f6 он может попасть в юнита на h8, даже если на g7 кто-то есть. А в g7 — не может.`,
    },
  },
]

const SUMMONS: readonly RulesSection[] = [
  {
    id: 'white-monk',
    title: { en: 'White Monk', ru: 'Белый монах' },
    clauses: ['SO-4.2', 'SO-9.2'],
    text: {
      en: `Moves like a warrior, or exactly one cell diagonally to an empty cell.

        No attack can choose the Monk. He dies by capture, and he dies at once when his side, having held a place or more, holds none. If he is
        summoned while his side holds nothing, he lives until it gains a place and loses its last one again.

        Example: the Monk on f6 can go to g7 or f12, not to h8.`,
      ru: `Двигается как воин или ровно на одну пустую клетку по диагонали.

        Ни одна атака не может выбрать монаха целью. Он погибает, если окружён, и сразу погибает, если его сторона занимала хотя бы одно место
        силы и не занимает больше ни одного. Призванный, когда мест нет, он живёт, пока сторона не займёт место и снова не потеряет последнее.

        Пример: монах с f6 может пойти на g7 или на f12, но не на h8.`,
    },
  },
  {
    id: 'zombie-ball',
    title: { en: 'Zombie Ball', ru: 'Шар зомби' },
    clauses: ['SO-4.5', 'SO-4.6', 'SO-4.7'],
    text: {
      en: `Moves like a warrior. If the next cell in the direction of its move holds a unit, it always pushes that unit one cell further, friend or
        enemy, of any kind. The Ball stays where it stopped. Without a free cell behind it nobody is pushed; the move is legal.

        A pushed unit has arrived: it can capture or be captured, and it takes or leaves places.

        Example: Ball a5 to d5, a warrior on e5. The warrior is pushed to f5. If f5 is occupied, nobody is pushed.`,
      ru: `Двигается как воин. Если на следующей клетке по ходу движения стоит юнит, шар всегда отталкивает этого юнита на одну клетку,
        своего или чужого, любого вида. Сам шар остаётся на месте. Если за юнитом нет пустой клетки, толчка нет, но так пойти можно.

        Оттолкнутый юнит считается пришедшим: он может окружить или погибнуть, занять место силы или потерять его.

        Пример: шар идёт с a5 на d5, на e5 воин. Воин отлетает на f5. Если f5 занята, толчка нет.`,
    },
  },
  {
    id: 'familiar',
    title: { en: 'Familiar', ru: 'Фамильяр' },
    clauses: ['SO-4.4'],
    text: {
      en: `Moves like a warrior. It may also jump: straight over any number of empty cells up to the first unit, friend or enemy, over that one
        unit, to the cell right behind it. That cell must be on the board and empty. The jump ends the move and harms nobody by itself.

        Example: the Familiar is on c5, a warrior on f5. It can go to d5, e5 or g5, not to h5. With another unit on g5, only d5 and e5 are left.`,
      ru: `Двигается как воин. Ещё он может прыгнуть: по прямой через любое число пустых клеток до первого юнита, своего или чужого, и через него
        на клетку сразу за ним. Она должна быть на поле и пустой. Прыжок завершает передвижение и сам никому не вредит.

        Пример: Фамильяр на c5, воин на f5. Можно пойти на d5, e5 или g5, но не на h5. Если юнит есть и на g5, остаются d5 и e5.`,
    },
  },
  {
    id: 'fire-spirit',
    title: { en: 'Fire Spirit', ru: 'Огнедух' },
    clauses: ['SO-4.3'],
    text: {
      en: `Moves only diagonally, any number of empty cells. It never moves horizontally or vertically. So its own moves
        keep it on one colour, like a bishop in chess.

        Example: on an empty board it can go from f6 to a11 or k11, not to f7.`,
      ru: `Двигается только по диагонали, на любое число пустых клеток. По горизонтали и вертикали он не ходит. Поэтому сам он
        не сходит с клеток одного цвета, как слон в шахматах.

        Пример: на пустом поле он может пойти с f6 на a11 или k11, но не на f7.`,
    },
  },
]

export const PIECES: RulesChapter = {
  id: 'pieces',
  title: { en: 'Sorcerers and summons', ru: 'Чародеи и саммоны' },
  sections: [
    {
      id: 'reading-boards',
      title: { en: 'How to read them', ru: 'Как их читать' },
      clauses: ['SO-0.6'],
      text: {
        en: `A move goes in a straight line over empty cells, as far as it likes unless a number is given. A jump and a push are told with the
          summon that has them.

          A spell says what happens on its target cell: the sorcerer goes there, swaps with the unit there, leaps over the neighbour to twice
          the distance, summons there, or kills there. It also says which cells it reaches: the four beside, the four diagonally beside, or
          those exactly two cells away in the same directions.`,
        ru: `Передвижение идёт по прямой через пустые клетки, на любое расстояние, если не указано число. О прыжке и толчке сказано у тех саммонов,
          которые так умеют.

          Ворожба говорит, что происходит на клетке-цели: чародей переходит туда, меняется местами с юнитом, перелетает через соседа на вдвое
          большее расстояние, призывает или убивает. И до каких клеток она достаёт: четыре соседние, четыре по диагонали или ровно через клетку
          в тех же направлениях.`,
      },
    },
    ...SORCERERS,
    ...SUMMONS,
  ],
}
