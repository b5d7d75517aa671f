import { KeySheet } from './KeySheet.tsx'
import { useSingleKeys } from './use-single-keys.ts'
import { useTableKeys } from './use-table-keys.ts'

interface TableKeysProps {
  /** Whether the sheet of all keys is open. */
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

/** The keys of the table: their labels on the options, and the sheet that explains them. */
export function TableKeys({ isOpen, onToggle }: TableKeysProps) {
  const [isSingle, setSingle] = useSingleKeys()
  const hints = useTableKeys(isSingle, () => onToggle(true))
  return (
    <>
      <div className="key-hints" aria-hidden="true">
        {hints.map(({ key, x, y }) => (
          <kbd key={key} style={{ left: x, top: y }}>
            {key}
          </kbd>
        ))}
      </div>
      {isOpen && <KeySheet isSingle={isSingle} onSingle={setSingle} onClose={() => onToggle(false)} />}
    </>
  )
}
