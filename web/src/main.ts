import { mount } from 'svelte';

import './look/tokens.css';
import './look/fonts.css';
import './look/base.css';
import './look/controls.css';
import './look/panels.css';
import './look/marks.css';

import App from './App.svelte';
import { speak } from './language.svelte';
import { settings } from './settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// Words first: a page that shows keys for a moment would be worse than one that appears a moment later.
await speak(settings.language);
mount(App, { target });
