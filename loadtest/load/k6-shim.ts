/** Replaces FinalizationRegistry, which k6's engine lacks. The schema's module creates one for its encoder when it is loaded. */
class FinalizationRegistryShim {
  register(): void {}
  unregister(): boolean {
    return false
  }
}
Object.assign(globalThis, { FinalizationRegistry: 'FinalizationRegistry' in globalThis ? globalThis.FinalizationRegistry : FinalizationRegistryShim })
