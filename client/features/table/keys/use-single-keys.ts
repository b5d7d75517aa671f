import { preferences } from '../../../preferences/store.ts'
import { usePreferences } from '../../../preferences/use-preferences.ts'

const choose = (isOn: boolean): void => preferences.change({ singleKeys: isOn ? 'on' : 'off' })

/** Whether letters, digits and `?` act at the table. */
export const useSingleKeys = (): readonly [boolean, (isOn: boolean) => void] => [usePreferences().singleKeys === 'on', choose]
