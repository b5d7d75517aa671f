import { useState } from 'react'

const STORAGE_KEY = 'coven.keys'

/** Whether letters, digits and `?` act at the table. The choice is kept in this browser. */
export function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'off')
  const choose = (next: boolean): void => {
    localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off')
    setOn(next)
  }
  return [isOn, choose]
}
