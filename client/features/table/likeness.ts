/** Returns what shows the dragged target: what the board marks, or the piece under the target's button, or the target itself. */
function pictureOf(element: HTMLElement | SVGElement): HTMLElement | SVGElement {
  const marked = element.querySelector<HTMLElement>('[data-likeness]') ?? element.closest<HTMLElement>('[data-likeness]')
  const unit = element.dataset.target && document.querySelector<SVGElement>(`[data-unit="${CSS.escape(element.dataset.target)}"]`)
  return marked ?? (unit || element)
}

/** Part of a drawing needs a drawing of its own. */
function inDrawing(part: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = part.getBBox()
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  const copy = part.cloneNode(true)
  if (copy instanceof SVGElement) {
    copy.removeAttribute('transform')
    copy.style.transform = 'none'
  }
  drawing.append(copy)
  return drawing
}

const isPart = (picture: HTMLElement | SVGElement): picture is SVGGraphicsElement =>
  picture instanceof SVGGraphicsElement && !(picture instanceof SVGSVGElement)

/** Puts a copy of the dragged target on the page, for the pointer to carry. */
export function likenessOf(element: HTMLElement | SVGElement): HTMLElement {
  const picture = pictureOf(element)
  const { width, height } = picture.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'drag-ghost'
  ghost.dataset.surface = 'board'
  ghost.inert = true
  ghost.style.width = `${width}px`
  ghost.style.height = `${height}px`
  ghost.style.setProperty('--c', getComputedStyle(picture).getPropertyValue('--c'))
  ghost.append(isPart(picture) ? inDrawing(picture) : picture.cloneNode(true))
  for (const part of ghost.querySelectorAll<HTMLElement | SVGElement>('[data-target], [data-unit], [data-piece]')) {
    for (const name of ['data-target', 'data-unit', 'data-piece', 'data-drag']) part.removeAttribute(name)
    part.classList.remove('selectable')
  }
  document.body.append(ghost)
  return ghost
}
