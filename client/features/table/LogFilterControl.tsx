import { useMemo } from 'react'
import { TOPICS } from '../../boards/kit/topics.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { inColour, SeatBadge } from '../../ui/SeatBadge.tsx'
import type { LogFilter } from './log-filter.ts'
import { useTableView } from './TableContext.tsx'

const ALL = 'all'

/** Chooses whose events, and which kind of events, the log shows. It is closed until somebody wants it. */
export function LogFilterControl({ filter, onFilter }: { readonly filter: LogFilter; readonly onFilter: (filter: LogFilter) => void }) {
  const { t } = useTranslation()
  const { log, loaded, seatStyles } = useTableView()
  const { topicOf } = loaded.ui
  const topics = useMemo(() => {
    const told = new Set(log.flatMap(({ events }) => events.map(topicOf)))
    return TOPICS.filter((topic) => told.has(topic))
  }, [log, topicOf])
  const { seat, topic } = filter
  const name = [seat === undefined ? [] : (seatStyles[seat]?.name ?? []), topic ? t(`topic.${topic}`) : []].flat().join(' · ')
  return (
    <details className="log-filter">
      <summary>
        <Icon name="filter" />
        {name || t('log.filter.all')}
      </summary>
      <ChoiceChips
        label={t('log.filter.player')}
        value={seat ?? ALL}
        onPick={(value) => onFilter({ ...(value === ALL ? {} : { seat: value }), ...(topic ? { topic } : {}) })}
        tokens={[
          { value: ALL, name: t('log.filter.everybody') },
          ...seatStyles.map((seatStyle) => ({
            value: seatStyle.seat,
            name: (
              <span className="seat-chip" style={inColour(seatStyle.colour)}>
                <SeatBadge seatStyle={seatStyle} />
                {seatStyle.name}
              </span>
            ),
          })),
        ]}
      />
      <ChoiceChips
        label={t('log.filter.kind')}
        value={topic ?? ALL}
        onPick={(value) => onFilter({ ...(seat === undefined ? {} : { seat }), ...(value === ALL ? {} : { topic: value }) })}
        tokens={[{ value: ALL, name: t('log.filter.all') }, ...topics.map((value) => ({ value, name: t(`topic.${value}`) }))]}
      />
    </details>
  )
}
