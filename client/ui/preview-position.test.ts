import { expect, test } from 'vitest'
import { previewPosition } from './preview-position.ts'

const page = { width: 1000, height: 600 }
const card = { width: 260, height: 300 }

test('a card lies to the right of its target if there is room, else to the left', () => {
  expect(previewPosition({ left: 100, top: 200, width: 50, height: 50 }, card, page)).toEqual({ left: 162, top: 75 })
  expect(previewPosition({ left: 900, top: 200, width: 50, height: 50 }, card, page)).toEqual({ left: 628, top: 75 })
})

test('on a narrow page it lies above or below, and never beyond the edge', () => {
  const phone = { width: 390, height: 844 }
  expect(previewPosition({ left: 150, top: 500, width: 60, height: 60 }, card, phone)).toEqual({ left: 50, top: 188 })
  expect(previewPosition({ left: 0, top: 10, width: 300, height: 60 }, card, phone)).toEqual({ left: 20, top: 82 })
})
