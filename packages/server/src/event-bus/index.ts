export { LOCAL_EVENT_BUS, type BusMessage, type EventBus, type Subscriber } from './event-bus.ts';
export { RedisEventBus } from './redis-event-bus.ts';
