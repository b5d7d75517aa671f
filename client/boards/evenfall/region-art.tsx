import type { RegionId } from '#shared/games/evenfall/content/index.ts'

/** Silhouettes under the arch, from back to front: fill and outline, drawn 240 by 100. */
const SCENES: Readonly<Record<RegionId, readonly (readonly [string, string])[]>> = {
  'north-lakes': [
    ['#34498c', 'M0 58l34-26 26 18 34-34 36 34 30-20 34 24 46-30v76H0z'],
    ['#27386f', 'M0 70c50-14 90-6 130-10s80-10 110 0v40H0z'],
    ['#5f86c8', 'M0 78h240v22H0z'],
    ['#a9c8f2', 'M20 84h44v2H20zM110 90h60v2h-60zM176 82h36v2h-36z'],
    ['#17224a', 'M14 82V62h2v20zM22 84V56h2v28zM216 82V58h2v24zM226 84V64h2v20z'],
  ],
  'central-highlands': [
    ['#7a4a56', 'M0 66l40-44 28 26 40-42 44 44 34-28 54 40v38H0z'],
    ['#5c3446', 'M0 78l54-26 44 22 52-30 90 34v22H0z'],
    ['#3a2034', 'M0 90c60-14 160-14 240 0v10H0z'],
    ['#e0a46a', 'M108 6l18 18-10-2-8 8-8-6-10 4z'],
    ['#22131f', 'M186 84V66h4v18zM178 66l10-12 10 12z'],
  ],
  'southern-slopes': [
    ['#6a6a48', 'M0 40c60 4 100 30 240 44v16H0z'],
    ['#4c5038', 'M0 62c70 0 130 18 240 30v8H0z'],
    ['#2e3324', 'M0 82c80-2 160 6 240 12v6H0z'],
    ['#222818', 'M30 66l8-26 8 26zM54 70l6-20 6 20zM84 74l9-28 9 28zM124 80l6-20 6 20zM160 84l7-22 7 22z'],
    ['#f2d08a', 'M190 62h14v12h-14z'],
    ['#1c1f12', 'M186 62l11-10 11 10z'],
  ],
}

export function RegionArt({ region }: { readonly region: RegionId }) {
  return (
    <svg className="ev-vista" viewBox="0 0 240 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {SCENES[region].map(([fill, d]) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  )
}
