import { useEffect, useMemo, useState } from 'react'
import type { GameUi } from '../../../boards/kit/game-ui.ts'
import type { DescribeTable } from '../../../boards/kit/in-words.ts'
import { useTranslation } from '../../../i18n/translation.tsx'
import { useTableView } from '../TableContext.tsx'
import { News } from './News.tsx'
import { newsSinceOwn } from './news.ts'

/** The last own move and a round of the others' take less than this. */
const MOST_LINES = 40

/** The table in words, under headings, for people who do not see the board: what changed since their own last move, and how everything stands. */
export function TableInWords() {
  const { t, language } = useTranslation()
  const { board, animated, loaded, seatStyles, log, own } = useTableView()
  const hand = board?.hand
  const tell = useDescription(loaded.ui)
  const sections = useMemo(() => {
    const names = seatStyles.map(({ name }) => name)
    return tell?.({ table: animated, hand, seat: own, names, language }) ?? []
  }, [tell, animated, hand, own, seatStyles, language])
  return (
    <section className="vh" aria-label={t('words.title')}>
      <h3>{t('words.since')}</h3>
      <News items={newsSinceOwn(log, own)} most={MOST_LINES} />
      {sections
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have the same title
          <div key={n}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their order
                <li key={index}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  )
}

/** Loads the game's words. Without a connection the log is left. */
function useDescription({ describeTable }: Pick<GameUi, 'describeTable'>): DescribeTable | undefined {
  const [tell, setTell] = useState<DescribeTable>()
  useEffect(() => {
    describeTable().then(
      (loaded) => setTell(() => loaded),
      () => undefined,
    )
  }, [describeTable])
  return tell
}
