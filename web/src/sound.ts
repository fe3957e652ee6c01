// Sounds are made, not loaded: a few oscillators and a breath of noise. Off until somebody asks; every sound has its picture
// and its words elsewhere.

import { settings } from './settings.svelte';

export type SoundName = 'die' | 'success' | 'failure' | 'call' | 'refused' | 'damage' | 'ko' | 'card' | 'win';

let context: AudioContext | null = null;

/** Plays a sound, `delay` seconds from now. Silent as long as the volume is zero. */
export function play(name: SoundName, delay = 0): void {
  if (settings.volume === 0) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[name](context, context.currentTime + delay, settings.volume * 0.35);
}

/** One dry tick a die, 40 ms apart. */
export function playDice(count: number): void {
  for (let i = 0; i < count; i++) play('die', i * 0.04);
}

type Sound = (context: AudioContext, at: number, volume: number) => void;

const SOUNDS: Record<SoundName, Sound> = {
  die: (c, at, v) => noise(c, at, 0.03, 3200, v * 0.7),
  success: (c, at, v) => tone(c, at, 0.09, 320, 240, 'triangle', v),
  failure: (c, at, v) => tone(c, at, 0.14, 130, 90, 'triangle', v * 0.8),
  call: (c, at, v) => {
    tone(c, at, 0.16, 523.25, 523.25, 'sine', v * 0.8);
    tone(c, at + 0.14, 0.24, 783.99, 783.99, 'sine', v * 0.8);
  },
  refused: (c, at, v) => tone(c, at, 0.12, 110, 100, 'sine', v),
  damage: (c, at, v) => {
    tone(c, at, 0.18, 120, 50, 'sine', v);
    noise(c, at, 0.05, 900, v * 0.5);
  },
  ko: (c, at, v) => {
    tone(c, at, 0.2, 120, 50, 'sine', v);
    tone(c, at + 0.12, 0.5, 440, 110, 'triangle', v * 0.6);
  },
  card: (c, at, v) => noise(c, at, 0.09, 5200, v * 0.4),
  win: (c, at, v) => {
    for (const [i, pitch] of [523.25, 783.99, 659.25, 1046.5].entries()) tone(c, at + i * 0.16, 0.3, pitch, pitch, 'sine', v * 0.7);
  },
};

function tone(c: AudioContext, at: number, length: number, from: number, to: number, type: OscillatorType, volume: number): void {
  const oscillator = new OscillatorNode(c, { type, frequency: from });
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  oscillator.connect(envelope(c, at, length, volume));
  oscillator.start(at);
  oscillator.stop(at + length);
}

function noise(c: AudioContext, at: number, length: number, pitch: number, volume: number): void {
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(c, { buffer });
  source.connect(new BiquadFilterNode(c, { type: 'bandpass', frequency: pitch, Q: 1.2 })).connect(envelope(c, at, length, volume));
  source.start(at);
}

function envelope(c: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = new GainNode(c, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(c.destination);
  return gain;
}
