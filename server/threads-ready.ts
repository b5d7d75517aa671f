/** The task of a thread that only has to show that it is ready. */
export default function showReady(): void {}
