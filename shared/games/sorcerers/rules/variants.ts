import type { RulesChapter, RulesSection } from '../../../rules/text.ts'

const DEADLY: RulesSection = {
  id: 'deadly',
  title: { en: 'Stepping between two enemies is deadly', ru: 'Шаг между двумя врагами смертелен' },
  clauses: ['SO-5.7'],
  modes: { enterSandwich: 'deadly' },
  text: {
    en: `After the captures of a step, every unit of the acting side that has arrived in it and is still flanked dies too: the one that moved,
      was swapped, summoned or pushed. Units that stood there before are safe.

      Example: your warrior steps to f7 between enemies on e7 and g7. It dies, unless its move captures one of the two.`,
    ru: `После того как сняты окружённые враги, погибает и каждый юнит действующей стороны, который пришёл в этом действии и всё ещё окружён:
      двигался он сам, поменялся местами, призван или вытолкнут. Кто стоял там раньше, тому ничего не грозит.

      Пример: твой воин встаёт на f7 между врагами на e7 и g7. Он погибает, если его приход не убил одного из них.`,
  },
}

const TEAMS: readonly RulesSection[] = [
  {
    id: 'teams',
    title: { en: 'Two teams', ru: 'Две команды' },
    clauses: ['SO-12.1', 'SO-12.6'],
    modes: { mode: 'teams' },
    text: {
      en: `Opposite corners are a [[term:team|team]]: north-west with south-east, north-east with south-west. Turns go clockwise, so an opponent
        always
        moves between two allies. Later [[SO-2.2]] keeps it so.
        - **Four players:** one army each.
        - **Three:** the first player leads north-west and south-east. The other two are the other team.
        - **Two:** a whole team each.`,
      ru: `Противоположные углы — одна [[term:team|команда]]: северо-запад с юго-востоком, северо-восток с юго-западом. Ходят по часовой стрелке,
        поэтому между ходами союзников всегда ходит противник. Позже за этим следит [[SO-2.2]].
        - **Четверо:** по одной армии.
        - **Трое:** первый игрок ведёт северо-запад и юго-восток. Двое других — вторая команда.
        - **Двое:** у каждого целая команда.`,
    },
  },
  {
    id: 'teammates',
    title: { en: 'Teammates', ru: 'Союзники' },
    clauses: ['SO-12.2'],
    modes: { mode: 'teams' },
    text: {
      en: `Units of your teammate's army are friendly. You neither flank nor attack each other. You cannot move them, not even by
        [[term:mind-transfer]]. [[term:flight]] over them is allowed.`,
      ru: `Юниты союзной армии дружественные. Вы не окружаете и не атакуете друг друга. Двигать их нельзя, даже ворожбой
        «[[term:mind-transfer]]». А перелететь через них ворожбой «[[term:flight]]» можно.`,
    },
  },
  {
    id: 'team-places',
    title: { en: 'Places of a team', ru: 'Места силы команды' },
    clauses: ['SO-12.3'],
    modes: { mode: 'teams' },
    text: {
      en: `Places of power count for the whole team: for the timers of both sorcerers and for victory. A team wins with {n:places-to-win-team}.`,
      ru: `Места силы считаются на всю команду: и для таймеров обоих чародеев, и для победы. Команде для победы нужно {n:places-to-win-team} места.`,
    },
  },
  {
    id: 'bereft',
    title: { en: 'When one sorcerer of two dies', ru: 'Когда погиб один чародей из двух' },
    clauses: ['SO-12.4'],
    modes: { mode: 'teams' },
    text: {
      en: `If one sorcerer of a team dies while the other lives, the warriors and the summon of the dead one stay. Their player goes on taking
        turns with them, without timers and spells. If that summon dies, it never returns.`,
      ru: `Если один чародей команды погиб, а второй жив, воины и саммон погибшего остаются на поле. Их игрок ходит ими и дальше, без таймеров
        и ворожбы. Если этот саммон погибнет, он уже не вернётся.`,
    },
  },
  {
    id: 'team-defeat',
    title: { en: 'Defeat of a team', ru: 'Поражение команды' },
    clauses: ['SO-12.5'],
    modes: { mode: 'teams' },
    text: {
      en: `A team is defeated when both its sorcerers are dead, or when it has no warrior left in either army. An army without warriors plays on
        while its teammate has some.`,
      ru: `Команда побеждена, когда погибли оба её чародея или когда ни в одной из двух армий не осталось воинов. Армия без воинов играет дальше,
        пока воины есть у союзника.`,
    },
  },
]

const THREE: readonly RulesSection[] = [
  {
    id: 'three-players',
    title: { en: 'Three players', ru: 'Игра втроём' },
    clauses: ['SO-13.1'],
    modes: { mode: 'ffa' },
    text: {
      en: `All four sorcerers play. The first player leads two of them, north-west and south-east; the second leads north-east, the third
        south-west. Turns go clockwise, later by [[SO-2.2]], and another player always moves between two turns of the first.

        This holds even when a player gives up without having moved: the order then goes on from the army that moved before.`,
      ru: `Играют все четыре чародея. Первый игрок ведёт двоих, на северо-западе и юго-востоке, второй — северо-восток, третий — юго-запад.
        Ходят по часовой стрелке, позже по [[SO-2.2]], и между двумя ходами первого игрока всегда ходит кто-то другой.

        Это верно, даже если игрок сдался, не сделав передвижения: очередь идёт дальше от той армии, что ходила перед ним.`,
    },
  },
  {
    id: 'doubled-player',
    title: { en: 'One player with two armies', ru: 'Один игрок с двумя армиями' },
    clauses: ['SO-13.4'],
    modes: { mode: 'ffa', threePlayerPair: 'player' },
    text: {
      en: `This is how three play unless the table wants otherwise. The two armies are friendly, and their places count together:
        {n:places-to-win-doubled} win, as for the other players. Each army lives and dies by its own sorcerer and warriors, see [[SO-11.3]].
        The player is out when both are gone.

        An attack may choose any unit of both armies, see [[SO-7.5]].`,
      ru: `Так играют втроём, если стол не решил иначе. Обе армии дружественны друг другу, и места силы у них общие: для победы нужно
        {n:places-to-win-doubled}, как и остальным. Каждая армия живёт и гибнет со своим чародеем и своими воинами, см. [[SO-11.3]].
        Игрок выбывает, когда не стало обеих.

        Атаковать можно любого юнита обеих армий, см. [[SO-7.5]].`,
    },
  },
  {
    id: 'pair-as-team',
    title: { en: 'The two as a team', ru: 'Пара как команда' },
    clauses: ['SO-13.2'],
    modes: { mode: 'ffa', threePlayerPair: 'team' },
    text: {
      en: `The two armies of the first player are a team by [[SO-12.2]], [[SO-12.3]], [[SO-12.4]] and [[SO-12.5]]: they win with
        {n:places-to-win-pair} places. Each of the other players is alone, an enemy to everybody, and needs {n:places-to-win}.`,
      ru: `Две армии первого игрока — команда по [[SO-12.2]], [[SO-12.3]], [[SO-12.4]] и [[SO-12.5]]: им для победы нужно {n:places-to-win-pair}
        места силы. Остальные игроки каждый сам за себя, враги всем, и им нужно {n:places-to-win}.`,
    },
  },
  {
    id: 'two-enemies',
    title: { en: 'The two as enemies', ru: 'Пара как враги' },
    clauses: ['SO-13.3'],
    modes: { mode: 'ffa', threePlayerPair: 'independent' },
    text: {
      en: `There are four sides of one army, all enemies of each other, the first player's two as well. Each needs {n:places-to-win} places.
        The first player wins if either of the two wins, and otherwise ranks by the better one.`,
      ru: `Четыре стороны по одной армии, и все враги друг другу, даже две армии первого игрока. Каждой нужно {n:places-to-win} места силы.
        Первый игрок побеждает, если победила любая из двух, а иначе занимает место лучшей из них.`,
    },
  },
]

const LONG_LIVER: readonly RulesSection[] = [
  {
    id: 'long-liver',
    title: { en: 'Long-liver: warriors fight on', ru: 'Долгожитель: воины сражаются дальше' },
    clauses: ['SO-14.1'],
    modes: { mode: 'ffa', longLiver: true },
    text: {
      en: `When the sorcerer of a side of one army dies, its summon is removed, but its warriors stay. The side becomes a [[term:ghost|ghost]]:
        it keeps
        taking turns, with a move and nothing else. Its warriors flank and can be captured as before.`,
      ru: `Когда у стороны из одной армии погибает чародей, её саммон снимается с поля, а воины остаются. Сторона становится
        [[term:ghost|призраком]]: она по-прежнему ходит, но может только передвигать воинов. Они, как и раньше, окружают и могут быть окружены.`,
    },
  },
  {
    id: 'ghosts-cannot-win',
    title: { en: 'Ghosts cannot win', ru: 'Призраки не побеждают' },
    clauses: ['SO-14.2'],
    modes: { mode: 'ffa', longLiver: true },
    text: {
      en: `Places under a ghost's warriors count for nobody, but nobody else can enter them. A ghost does not keep the last side with a living
        sorcerer from winning.`,
      ru: `Места силы под воинами призрака не считаются ни за кем, но и другим на них не встать. Последней стороне с живым чародеем призрак
        победить не мешает.`,
    },
  },
  {
    id: 'without-warriors',
    title: { en: 'Long-liver: without warriors', ru: 'Долгожитель: без воинов' },
    clauses: ['SO-14.3'],
    modes: { mode: 'ffa', longLiver: true },
    text: {
      en: `A ghost that loses its last warrior is out. A side with a living sorcerer that loses its last warrior is defeated as always:
        sorcerer and summon are removed.`,
      ru: `Призрак, потерявший последнего воина, выбывает. Сторона с живым чародеем, потерявшая последнего воина, побеждена, как обычно:
        чародей и саммон снимаются с поля.`,
    },
  },
  {
    id: 'ghost-rank',
    title: { en: 'Long-liver: ranks and pairs', ru: 'Долгожитель: места и пары' },
    clauses: ['SO-14.4'],
    modes: { mode: 'ffa', longLiver: true },
    text: {
      en: `A ghost ranks by the moment its sorcerer died. A pair that plays as a team follows [[SO-12.4]] and [[SO-12.5]] instead. If one player
        has two armies by [[SO-13.4]], each of them becomes a ghost like any other.`,
      ru: `Место призрака зависит от того, когда погиб его чародей. Для пары, играющей как команда, вместо этого действуют [[SO-12.4]] и [[SO-12.5]].
        Если у одного игрока две армии по [[SO-13.4]], каждая становится призраком, как любая другая.`,
    },
  },
]

export const VARIANTS: RulesChapter = {
  id: 'variants',
  title: { en: 'Variants', ru: 'Варианты' },
  sections: [...TEAMS, ...THREE, ...LONG_LIVER, DEADLY],
}
