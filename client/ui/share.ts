/** What a person passes on. */
interface Shared {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** Opens the share sheet of the system. Where there is none, it copies the text with the link. Returns what happened. */
export async function share(shared: Shared): Promise<'shared' | 'copied' | 'blocked'> {
  if (navigator.share && navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared)
      return 'shared'
    } catch (error) {
      // The person has closed the sheet. Everything else is a reason to copy.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText([shared.text, shared.url].filter(Boolean).join('\n'))
    return 'copied'
  } catch {
    // Without HTTPS a page may not write to the clipboard.
    return 'blocked'
  }
}
