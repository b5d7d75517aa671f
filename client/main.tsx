import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { applyTheme } from './ui/theme.ts'
import './tokens.css'
import './base.css'
import './ui/ui.css'

applyTheme()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
