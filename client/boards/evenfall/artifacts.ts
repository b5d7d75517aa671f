import type { Layers } from './ritual-art.tsx'

/** Artifacts, drawn 48 by 48: tone and outline, from back to front. */
export const ARTIFACT_ART: Readonly<Record<string, Layers>> = {
  'transmutation-vessel': [
    ['dark', 'M19 4h10v3l-2 1v8c8 3 12 9 12 15 0 8-7 13-15 13S9 39 9 31c0-6 4-12 12-15V8l-2-1z'],
    ['rose', 'M12 30h24c0 7-6 11-12 11s-12-4-12-11z'],
    ['light', 'M18 33a2 2 0 1 0 .1 0zM26 35a3 3 0 1 0 .1 0zM29 24a2 2 0 1 0 .1 0z'],
  ],
  'singing-cauldron': [
    ['dark', 'M8 20h32c2 14-4 22-16 22S6 34 8 20zM12 42l-2 4h4zM36 42l2 4h-4z'],
    ['green', 'M10 18c8-4 20-4 28 0-8 5-20 5-28 0z'],
    ['light', 'M20 12V4l9-2v8a3 3 0 1 1-2-3V5l-5 1v7a3 3 0 1 1-2-1z'],
  ],
  'twin-sickles': [
    ['light', 'M12 4c12 2 14 18 2 24 8-8 6-18-2-24z'],
    ['light', 'M36 4c-12 2-14 18-2 24-8-8-6-18 2-24z'],
    ['dark', 'M12 26l4 4-6 14-5-2zM36 26l-4 4 6 14 5-2z'],
  ],
  'living-chest': [
    ['dark', 'M6 22h36v20H6z'],
    ['gold', 'M6 20C6 10 12 6 24 6s18 4 18 14z'],
    ['light', 'M10 22l3 5 3-5 3 5 3-5 3 5 3-5 3 5 3-5 3 5 2-5z'],
    ['dark', 'M16 12a3 3 0 1 0 .1 0zM32 12a3 3 0 1 0 .1 0z'],
    ['gold', 'M21 30h6v6h-6z'],
  ],
  'eye-of-plenty': [
    ['light', 'M2 24c12-18 32-18 44 0-12 18-32 18-44 0z'],
    ['green', 'M24 13a11 11 0 1 1 0 22 11 11 0 0 1 0-22z'],
    ['dark', 'M24 18a6 6 0 1 1 0 12 6 6 0 0 1 0-12z'],
    ['light', 'M27 19a2 2 0 1 0 .1 0z'],
  ],
  'pendulum-of-renewal': [
    ['dark', 'M10 4h28v4H10z'],
    ['gold', 'M23 8h2v22h-2z'],
    ['gold', 'M24 28a8 8 0 1 1 0 16 8 8 0 0 1 0-16z'],
    ['dark', 'M24 32l2 3h3l-2 3 1 3-4-1-4 1 1-3-2-3h3z'],
    ['light', 'M12 34c-2-4-2-8 0-12l2 1c-2 4-2 6 0 10zM36 34c2-4 2-8 0-12l-2 1c2 4 2 6 0 10z'],
  ],
  'bone-loom': [
    ['light', 'M6 6h4v36H6zM38 6h4v36h-4zM6 8h36v4H6zM6 36h36v4H6z'],
    ['violet', 'M13 12h2v24h-2zM18 12h2v24h-2zM23 12h2v24h-2zM28 12h2v24h-2zM33 12h2v24h-2z'],
    ['rose', 'M12 24h24v10H12z'],
    ['light', 'M8 2a4 4 0 1 0 .1 0zM40 2a4 4 0 1 0 .1 0z'],
  ],
  'obsidian-mirror': [
    ['gold', 'M24 2c10 0 15 8 15 17S34 36 24 36 9 28 9 19 14 2 24 2zM21 36h6v10h-6z'],
    ['dark', 'M24 6c8 0 11 6 11 13s-3 13-11 13-11-6-11-13S16 6 24 6z'],
    ['violet', 'M18 12c4-4 8-4 12-2-6 2-10 8-12 16-2-6-2-10 0-14z'],
  ],
  'lantern-of-lost-roads': [
    ['dark', 'M18 10h12l4 6v22H14V16zM20 4h8v6h-8zM12 38h24v5H12z'],
    ['gold', 'M17 18h14v18H17z'],
    ['light', 'M24 20c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 3-5 5-11z'],
  ],
  'sickle-rack': [
    ['dark', 'M4 6h40v5H4zM8 11h3v32H8zM37 11h3v32h-3z'],
    ['light', 'M18 12c10 2 10 14 0 18 5-6 5-12 0-18zM28 12c10 2 10 14 0 18 5-6 5-12 0-18z'],
    ['gold', 'M17 28h3v12h-3zM27 28h3v12h-3z'],
  ],
  'dusk-hourglass': [
    ['gold', 'M10 3h28v5H10zM10 40h28v5H10z'],
    ['light', 'M14 8h20c0 8-8 10-8 16s8 8 8 16H14c0-8 8-10 8-16s-8-8-8-16z'],
    ['rose', 'M17 38c1-6 5-8 7-12 2 4 6 6 7 12zM18 14h12c-1 4-4 6-6 8-2-2-5-4-6-8z'],
  ],
  'broom-stand': [
    ['dark', 'M6 40h36v5H6zM6 18h36v4H6z'],
    ['gold', 'M13 2h3v22h-3zM23 4h3v20h-3zM33 2h3v22h-3z'],
    ['light', 'M9 38c0-8 2-13 5-16 4 3 6 8 6 16zM19 38c0-8 2-13 5-16 4 3 6 8 6 16zM29 38c0-8 2-13 5-16 4 3 6 8 6 16z'],
  ],
  'thrice-locked-casket': [
    ['gold', 'M4 16h40v26H4z'],
    ['dark', 'M4 14c0-6 4-10 8-10h24c4 0 8 4 8 10z'],
    ['dark', 'M9 22h8v8H9zM20 22h8v8h-8zM31 22h8v8h-8z'],
    ['light', 'M12 25a1.500 1.500 0 1 0 .1 0zM23 25a1.500 1.500 0 1 0 .1 0zM34 25a1.500 1.500 0 1 0 .1 0zM12 26h2v3h-2zM23 26h2v3h-2zM34 26h2v3h-2z'],
  ],
  'cauldron-of-bargains': [
    ['dark', 'M8 22h32c2 12-4 20-16 20S6 34 8 22z'],
    ['gold', 'M6 18h36v5H6z'],
    ['gold', 'M14 4a5 5 0 1 1-.1 0zM27 2a6 6 0 1 1-.1 0zM37 8a4 4 0 1 1-.1 0z'],
    ['dark', 'M13 7h2v4h-2zM26 5h2v6h-2z'],
    ['light', 'M14 30h8v2h-8zM26 30h8v2h-8zM16 35h14v2H16z'],
  ],
  'rune-scales': [
    ['gold', 'M23 4h2v36h-2zM14 40h20v4H14zM6 10h36v3H6z'],
    ['light', 'M10 13L3 28h14zM38 13l-7 15h14z'],
    ['dark', 'M2 28h16c0 5-4 8-8 8s-8-3-8-8zM30 28h16c0 5-4 8-8 8s-8-3-8-8z'],
    ['violet', 'M9 30h3l-2 4zM36 30h4v4h-4z'],
  ],
  'star-astrolabe': [
    ['gold', 'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40zm0 4a16 16 0 1 0 0 32 16 16 0 0 0 0-32z'],
    ['dark', 'M24 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30z'],
    ['light', 'M24 12l3 9 9 3-9 3-3 9-3-9-9-3 9-3z'],
    ['gold', 'M23 2h2v20h-2zM24 24l14 10-1 2-15-11z'],
  ],
  'gravediggers-spade': [
    ['gold', 'M22 2h4v24h-4zM17 2h14v4H17z'],
    ['dark', 'M14 24h20v10c0 6-6 10-10 12-4-2-10-6-10-12z'],
    ['light', 'M17 27h6v14c-3-2-6-4-6-8z'],
    ['green', 'M2 44c6-6 12-4 16 0zM32 44c4-4 10-4 14 0z'],
  ],
  'ancestral-masks': [
    ['gold', 'M4 8c6-3 14-3 18 0v14c0 8-4 14-9 16-5-2-9-8-9-16z'],
    ['rose', 'M26 12c5-3 12-3 18 0v14c0 8-4 14-9 16-5-2-9-8-9-16z'],
    ['dark', 'M7 16h5v3H7zM15 16h5v3h-5zM10 28c2 2 5 2 7 0v3h-7zM29 20h5v3h-5zM37 20h5v3h-5zM31 34c2-3 6-3 8 0v2h-8z'],
  ],
  'blood-chalice': [
    ['gold', 'M12 6h24c0 14-4 20-10 22v10h8v5H14v-5h8V28c-6-2-10-8-10-22z'],
    ['rose', 'M14 8h20c0 3-1 6-2 8H16c-1-2-2-5-2-8z'],
    ['light', 'M17 18c1 4 3 6 5 7-4-1-6-4-7-8z'],
    ['rose', 'M34 18c2 4 3 5 3 7a3 3 0 0 1-6 0c0-2 1-3 3-7z'],
  ],
}
