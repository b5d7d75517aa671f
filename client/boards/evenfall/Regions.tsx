import { LitRow } from '../../ui/LitRow.tsx'
import { Automa } from './Automa.tsx'
import { usePlay } from './play.ts'
import { Region } from './Region.tsx'

/** The regions side by side, and the Automa. On a phone the player swipes through them. */
export function Regions() {
  const { view } = usePlay()
  return (
    <LitRow<HTMLDivElement> className="ev-land">
      {(row) => (
        <div ref={row} className="ev-regions">
          {view.regions.map((region) => (
            <Region key={region.id} region={region} />
          ))}
          {view.automa.map((automa) => (
            <Automa key="automa" automa={automa} />
          ))}
        </div>
      )}
    </LitRow>
  )
}
