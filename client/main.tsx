import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { installServiceWorker } from './app/service-worker.ts'
import { applyPreferences } from './preferences/apply.ts'
import './tokens.css'
import './base.css'
import './ui/ui.css'
import './preferences/preferences.css'

applyPreferences()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
installServiceWorker()
